internal import CHarfBuzz

/// A script, as Latin or Han, by its ISO 15924 code.
package struct ScriptCode: Hashable, Sendable {
    let tag: UInt32
}

extension ScriptCode {
    /// The script that the Unicode standard gives the scalar.
    package init(_ scalar: Unicode.Scalar) {
        tag = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
    }

    package static let common = ScriptCode(tag: HB_SCRIPT_COMMON.rawValue)

    /// Whether the scalar takes the script of its neighbours, as punctuation and combining marks do.
    package var isShared: Bool {
        tag == HB_SCRIPT_COMMON.rawValue || tag == HB_SCRIPT_INHERITED.rawValue || tag == HB_SCRIPT_UNKNOWN.rawValue
    }
}

extension Unicode.Scalar {
    /// The two scalars that this one is canonically made of, if any.
    package var canonicalParts: (Unicode.Scalar, Unicode.Scalar?)? {
        var (first, second): (UInt32, UInt32) = (0, 0)
        guard hb_unicode_decompose(hb_unicode_funcs_get_default(), value, &first, &second) != 0,
            let base = Unicode.Scalar(first)
        else { return nil }
        return (base, second == 0 ? nil : Unicode.Scalar(second))
    }

    /// The scalar that stands for this one and the mark together, if there is one.
    package func composed(with mark: Unicode.Scalar) -> Unicode.Scalar? {
        var composed: UInt32 = 0
        let exists = hb_unicode_compose(hb_unicode_funcs_get_default(), value, mark.value, &composed) != 0
        return exists ? Unicode.Scalar(composed) : nil
    }
}
