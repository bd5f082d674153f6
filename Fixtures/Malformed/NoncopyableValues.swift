struct Ticket: ~Copyable {}
/// @mockable
protocol TicketHolder: Sendable {
    var held: Ticket { get set }
}
/// @mockable
protocol TicketPrinter {
    func make<T: ~Copyable>() -> T
    static var shared: Ticket { get }
}
/// @mockable
protocol TicketDrawer {
    #if DEBUG
    var first: Ticket { get }
    #endif
}
