import ArgumentParser

@main
struct Mockgen: ParsableCommand {
    func run() throws {}
}
