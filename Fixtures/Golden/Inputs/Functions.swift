// Functions: parameters in all their forms.

/// @mockable
protocol Printer {
    func prepare()
    func log(_ message: String)
    func copy(_ text: String, times: Int) -> String
    func send(_ data: String, to host: String, port: Int) -> Bool
    func explicitVoid() -> Void
    func emptyTuple() -> ()
}

/// @mockable
protocol ParameterForms {
    func unnamed(_: Int)
    func unnamedTwice(_: Int, _: String) -> Int
    func labelOnly(with _: Int, and _: String)
    func keywords(in: Int, for: String, default: Bool)
    func labelledKeywords(where condition: Bool, repeat count: Int)
    func escapedParameter(`class`: String, `self`: Int) -> String
    func variadic(_ values: Int...) -> Int
    func variadicBetween(_ prefix: String, values: Double..., suffix: String)
    func swapped(_ left: inout Int, _ right: inout [String])
    func tuple(_ pair: (x: Int, y: Int)) -> (sum: Int, product: Int)
    func optional(_ name: String?, _ other: Int??) -> String?
    func implicit(_ name: String!) -> String!
    func metatype(_ type: Int.Type, _ other: any Printer.Type) -> Any.Type
    func nested(_ map: [String: [(Int, String)]]) -> [[Int]]
    func existential(_ printer: any Printer, _ both: any Printer & ParameterForms) -> any Printer
    func existentialOptional(_ printer: (any Printer)?) -> (any Printer)?
    func owned(_ text: consuming String, _ number: borrowing Int)
    func anything(_ value: Any, _ object: AnyObject) -> Any?
}

/// Answers without a default value: a call without a handler traps, or throws where it can.
struct Receipt: Equatable {
    var total = 0
}

/// @mockable
protocol Checkout {
    func receipt() -> Receipt
    func pay(amount: Int) throws -> Receipt
    func payLater() async throws -> Receipt
    func callback() -> (Int) -> Receipt
}

/// @mockable
protocol LongSignatures {
    // swift-format-ignore
    func schedule(_ identifier: String, startingAt start: Double, repeatingEvery interval: Double, tolerance: Double) -> Bool
    // swift-format-ignore
    func register(handlerForIdentifier identifier: String, completion: @escaping (_ success: Bool, _ error: (any Error)?) -> Void, queue: String)
}
