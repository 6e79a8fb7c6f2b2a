/// Where a state's JSON lies: beside its pictures, one for all scales (ST-4).
package enum StatePath {
    /// `rest.json` for `rest@2x.png`: the picture's path without its scale and its suffix.
    package static func path(besidePicture path: String) -> String {
        let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let name = path[nameStart...]
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        return path[..<nameStart] + withoutScale(stem) + ".json"
    }

    /// `rest` for `rest@2x` and `rest@1.5x`.
    private static func withoutScale(_ stem: Substring) -> Substring {
        guard stem.last == "x", let sign = stem.lastIndex(of: "@") else { return stem }
        let number = stem[stem.index(after: sign)...].dropLast()
        return Double(number) == nil ? stem : stem[..<sign]
    }
}
