internal import CCollation

/// The collator and the alphabetic index of a locale, as ICU has them; never changes once it is made.
///
/// The only type that touches the C++ side. Safe to use, and from many threads: the handle is made once, stays private, is
/// destroyed with the object alone, and nothing that is asked of it changes what it points to.
@safe package final class AlphabeticIndex: @unchecked Sendable {
    private let handle: OpaquePointer
    /// Whether Han characters stand in the order of their Mandarin readings.
    package let isPhonetic: Bool

    /// - Parameters:
    ///   - labelLocales: whose labels join the locale's own (CI-3).
    ///   - isNumeric: whether runs of digits compare by their value (CI-2).
    package init(locale: LocaleIdentifier, labelLocales: [LocaleIdentifier], isNumeric: Bool) throws(CollationError) {
        var failure: UnsafePointer<CChar>?
        let made = unsafe withCStrings(labelLocales.map(\.identifier)) { labels in
            unsafe collationIndexCreate(locale.identifier, labels.baseAddress, Int32(labels.count), isNumeric, &failure)
        }
        guard let made = unsafe made else {
            throw unsafe .libraryFailure(failure.map { unsafe String(cString: $0) } ?? "unknown")
        }
        unsafe handle = unsafe made
        isPhonetic = unsafe collationIndexIsPhonetic(made)
    }

    deinit {
        unsafe collationIndexDestroy(handle)
    }

    /// The version of ICU, as `72.1`.
    static var libraryVersion: String { unsafe String(cString: collationLibraryVersion()) }
}

extension AlphabeticIndex {
    /// The buckets in their order; `nil` for those of names that come before, between or after the labels.
    package var labels: [String?] {
        unsafe (0..<collationIndexBucketCount(handle)).map { bucket in
            guard unsafe collationIndexBucketIsLabelled(handle, bucket) else { return nil }
            return unsafe String(cString: collationIndexBucketLabel(handle, bucket))
        }
    }

    /// The places in the order of sort keys at which the bucket changes, in that order.
    package var boundaries: [Boundary] {
        unsafe (0..<collationIndexBoundaryCount(handle)).map { position in
            let boundary = unsafe collationIndexBoundary(handle, position)
            let key = unsafe UnsafeBufferPointer(start: boundary.key, count: boundary.length)
            return unsafe Boundary(key: Array(key), bucket: Int(boundary.bucket))
        }
    }

    /// From `key` on, up to the next boundary, names are in `bucket`.
    package struct Boundary: Hashable, Sendable {
        /// A sort key, as ICU makes them.
        package let key: [UInt8]
        /// The number of the bucket that begins there.
        package let bucket: Int
    }

    /// The bucket of a name by ICU's own search, against which the boundaries can be checked.
    package func bucket(of name: String) -> Int {
        var name = name
        return name.withUTF8 { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) {
                unsafe Int(collationIndexBucket(handle, $0.baseAddress, $0.count))
            }
        }
    }

    /// Writes the sort key of a UTF-8 name into `buffer`, which grows where it is too small, and returns its length.
    ///
    /// Only the first 16 mebibytes of a name count. One for which ICU has no memory gets an empty key.
    func writeSortKey(of name: UnsafeBufferPointer<UInt8>, to buffer: inout [UInt8]) -> Int {
        let name = unsafe UnsafeBufferPointer(rebasing: name.prefix(16 << 20))
        while true {
            let length = unsafe name.withMemoryRebound(to: CChar.self) { name in
                unsafe buffer.withUnsafeMutableBufferPointer { buffer in
                    unsafe collationIndexSortKey(handle, name.baseAddress, name.count, buffer.baseAddress, buffer.count)
                }
            }
            if length <= buffer.count { return max(Int(length), 0) }
            buffer = [UInt8](repeating: 0, count: Int(length) + 1)
        }
    }

    /// The bytes by which a name is put in order, in the locale's collation (CI-2).
    package func sortKey(of name: String) -> [UInt8] {
        var name = name
        var buffer = [UInt8](repeating: 0, count: 64)
        let length = name.withUTF8 { unsafe writeSortKey(of: $0, to: &buffer) }
        return Array(buffer[..<length])
    }
}

/// Calls `body` with C strings that live as long as the call.
private func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
    let copies = texts.map { $0.utf8CString }
    var pointers: [UnsafePointer<CChar>?] = unsafe []
    func next(_ rest: ArraySlice<ContiguousArray<CChar>>) -> Result {
        guard let first = rest.first else { return unsafe pointers.withUnsafeBufferPointer(body) }
        return unsafe first.withUnsafeBufferPointer { buffer in
            unsafe pointers.append(buffer.baseAddress)
            return next(rest.dropFirst())
        }
    }
    return next(copies[...])
}

/// The library that names are ordered by.
package enum CollationLibrary {
    /// What manifests call the library.
    package static let name = "icu"

    /// As `72.1`.
    package static var version: String { AlphabeticIndex.libraryVersion }
}

/// Why a collation could not be made.
public enum CollationError: Error, Hashable, Sendable {
    /// No such locale; with known ones that are spelled alike, the nearest first.
    case unknownLocale(String, near: [String])
    /// The locale has no collation of that name; with those that it has.
    case unknownCollation(String, locale: String, known: [String])
    /// ICU failed, with its own name for the reason.
    case libraryFailure(String)
}

extension CollationError {
    /// The locale that it is about; `nil` for a failure of the library.
    public var locale: String? {
        switch self {
        case .unknownLocale(let locale, _), .unknownCollation(_, let locale, _): locale
        case .libraryFailure: nil
        }
    }
}

extension CollationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownLocale(let locale, let near):
            "unknown locale '\(locale)'" + (near.isEmpty ? "" : "; near it: \(near.joined(separator: ", "))")
        case .unknownCollation(let name, let locale, let known):
            "unknown collation '\(name)' of locale '\(locale)'; known: \(known.joined(separator: ", "))"
        case .libraryFailure(let reason):
            "collation data cannot be used: ICU says \(reason)"
        }
    }
}
