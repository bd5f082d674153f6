// What only clients see that ask for it mentions types that only they see.

public struct Plain {}
@_spi(Inside) public struct Secret: Sendable { public init() {} }

/// @mockable(history: take = true)
@_spi(Inside) public protocol SecretProtocol {
    func take(_ secret: Secret) -> Secret
}

/// @mockable(history: take = true)
public protocol PartlySecret {
    @_spi(Inside) init(secret: Secret)
    @_spi(Inside) func take(_ secret: Secret, _ plain: Plain) -> Secret
    @_spi(Inside) func plain(_ plain: Plain)
    @_spi(Inside) static func make(_ secret: Secret)
    @_spi(Inside) var later: Secret { get async throws }
    @_spi(Inside) var value: Secret? { get }
    @_spi(Inside) subscript(secret: Secret) -> Secret { get set }
}

extension PartlySecret {
    @_spi(Inside) public init(secret: Secret) { fatalError() }
    @_spi(Inside) public func take(_ secret: Secret, _ plain: Plain) -> Secret { secret }
    @_spi(Inside) public func plain(_ plain: Plain) {}
    @_spi(Inside) public static func make(_ secret: Secret) {}
    @_spi(Inside) public var later: Secret { get async throws { Secret() } }
    @_spi(Inside) public var value: Secret? { nil }
    @_spi(Inside) public subscript(secret: Secret) -> Secret { get { secret } set {} }
}

/// @mockable
open class PartlySecretClass {
    public init() {}
    @_spi(Inside) public init(secret: Secret) {}
    @_spi(Inside) open func take(_ secret: Secret) {}
    @_spi(Inside) open var value: Secret { Secret() }
}
