import Foundation

/// Where a test is written, and which of its pictures is meant: it tells where the baseline lies.
package struct TestPlace: Hashable, Sendable {
    /// `Module/File.swift`.
    package let fileID: String
    /// Absolute.
    package let filePath: String
    /// The test's function, as `restsAsDrawn()`.
    package let function: String
    /// Tells several pictures of a test apart.
    package let name: String?

    /// A place as the compiler names it.
    package init(fileID: String, filePath: String, function: String, name: String? = nil) {
        self.fileID = fileID
        self.filePath = filePath
        self.function = function
        self.name = name
    }

    /// `Baselines/FileName/function-name.png` beside the test's file.
    package var baseline: String { folder + "/Baselines/" + file + "/" + picture + ".png" }

    /// The same below another folder, with the module's name: tests of several modules may run at once.
    func path(in folder: String, suffix: String) -> String {
        let module = String(fileID.split(separator: "/").first ?? "Tests")
        return [folder, Self.legal(module), file, picture + suffix].joined(separator: "/")
    }

    /// What the picture is called in a report of the run: `BrandTests/BarTests/rests.png`.
    var reportPath: String { path(in: "", suffix: ".png").split(separator: "/").joined(separator: "/") }

    /// What an attachment is called that shows a side of the comparison: `rests.candidate.png`.
    func name(ofAttachment side: String) -> String { "\(picture).\(side).png" }

    private var folder: String { (filePath as NSString).deletingLastPathComponent }

    private var file: String {
        Self.legal(((filePath as NSString).lastPathComponent as NSString).deletingPathExtension)
    }

    private var picture: String {
        let function = String(function.prefix { $0 != "(" })
        return ([function] + [name].compactMap(\.self)).map(Self.legal).joined(separator: "-")
    }

    /// The word with everything but letters, digits, `.`, `_` and `-` as `_`, and no dot at its beginning.
    private static func legal(_ word: String) -> String {
        let kept = word.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "_" }
        let text = String(String(kept).prefix(60))
        return text.hasPrefix(".") || text.isEmpty ? "_" + text : text
    }
}
