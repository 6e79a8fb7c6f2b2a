import Documents

/// What the JSON beside a picture says.
package enum StateBeside: Sendable {
    case read(StateRecord)
    /// There is none, or it is another program's.
    case absent
    /// It is there and cannot be read, for this reason.
    case damaged(String)

    package init(picture: PictureFile?) {
        guard let place = picture.flatMap({ StatePlace(besidePicture: $0.path) }) else {
            self = .absent
            return
        }
        do throws(DiagnosticError) {
            self = try StateRecord.record(atPath: place.path, shot: place.shot).map { .read($0) } ?? .absent
        } catch {
            self = .damaged(error.diagnostics.first?.message ?? "")
        }
    }

    package var record: StateRecord? { if case .read(let record) = self { record } else { nil } }
}
