package import Causes
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

extension StateRecord {
    /// What the JSON beside a picture says; `nil` where there is none, or where it is another program's.
    package init?(besidePicture picture: String) {
        guard let place = StatePlace(besidePicture: picture),
            let record = try? StateRecord(atPath: place.path, shot: place.shot)
        else { return nil }
        self = record
    }
}
