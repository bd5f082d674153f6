#if canImport(ObjectiveC)
import Foundation
import Payments

extension PaymentServiceMock {
    /// A service that takes every payment and remembers the amounts by their references.
    public static func fake() -> PaymentServiceMock {
        let amounts = PaymentMemory()
        let fake = PaymentServiceMock()
        fake.payHandler = { amount, _, completion in
            completion(amounts.add(amount), nil)
        }
        fake.cancelPaymentHandler = { reference in
            amounts.remove(reference)
        }
        fake.amountsOfPaymentsHandler = { _ in amounts.all }
        return fake
    }
}

/// The payments of a fake.
private final class PaymentMemory {
    private(set) var all: [PaymentReference: NSNumber] = [:]

    func add(_ amount: NSDecimalNumber) -> PaymentReference {
        let reference = PaymentReference(rawValue: "payment-\(all.count + 1)")
        all[reference] = amount
        return reference
    }

    func remove(_ reference: PaymentReference) {
        all[reference] = nil
    }
}
#endif
