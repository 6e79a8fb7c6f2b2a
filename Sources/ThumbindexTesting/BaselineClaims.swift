import Synchronization

/// Which picture each baseline was compared with in this process: two would make the result depend on their order.
package final class BaselineClaims: Sendable {
    package static let shared = BaselineClaims()

    private let claims = Mutex<[String: Claim]>([:])

    package init() {}

    private struct Claim: Equatable {
        let place: TestPlace
        let picture: TestedPicture
    }

    /// `false` where the baseline belongs to another test, or the same one has shown another picture.
    func claim(_ baseline: String, for place: TestPlace, _ picture: TestedPicture) -> Bool {
        claims.withLock { claims in
            let claim = Claim(place: place, picture: picture)
            guard let other = claims[baseline] else {
                claims[baseline] = claim
                return true
            }
            return other == claim
        }
    }
}
