struct Ticket: ~Copyable {}
/// @mockable
protocol TicketHolder: Sendable {
    var held: Ticket { get }
}
/// @mockable
protocol TicketPrinter {
    func make<T: ~Copyable>() -> T
    static var shared: Ticket { get }
}
