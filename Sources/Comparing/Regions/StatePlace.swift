import Foundation

/// A file that says where everything is in a picture: a state's own, or that of the timeline whose shot the picture is.
package struct StatePlace: Hashable, Sendable {
    package let path: String
    /// The shot's name in a timeline's file; `nil` for a state's.
    package let shot: String?

    /// The file beside a picture: `rest.json` for `rest@2x.png`, else `film.json` for the shot `tap` of `tap@2x.png`.
    ///
    /// `nil` where there is neither.
    package init?(besidePicture picture: String) {
        let state = StatePath.path(besidePicture: picture)
        let (folder, file) = ((state as NSString).deletingLastPathComponent, (state as NSString).lastPathComponent)
        // What follows the name are the values of axes, which the timeline's file has too.
        let name = String(file.dropLast(".json".count).prefix { $0 != "~" })
        let film = (folder as NSString).appendingPathComponent("film" + file.dropFirst(name.count))
        if FileManager.default.fileExists(atPath: state) {
            path = state
            shot = nil
        } else if FileManager.default.fileExists(atPath: film) {
            path = film
            shot = name
        } else {
            return nil
        }
    }
}

extension FilePair {
    /// Whether both sides have a JSON that may say where everything is.
    var hasStates: Bool {
        [baseline, candidate].allSatisfy { file in
            file.flatMap { StatePlace(besidePicture: $0.path) } != nil
        }
    }

    /// Whether the JSON files beside both pictures have not the same bytes; so it is not where one has none.
    package var statesDiffer: Bool {
        let places = [baseline, candidate].compactMap { $0.flatMap { StatePlace(besidePicture: $0.path) } }
        guard places.count == 2 else { return false }
        let bytes = places.map { try? FileBytes.read($0.path, limit: 256 << 20) }
        return bytes[0] != bytes[1]
    }
}
