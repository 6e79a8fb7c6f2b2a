internal import CFriBidi

/// The embedding level of each scalar by the Unicode bidirectional algorithm; odd levels run from right to left.
package func bidirectionalLevels(of scalars: [Unicode.Scalar], isRightToLeft: Bool) -> [UInt8] {
    let codes = scalars.map(\.value)
    let count = Int32(clamping: codes.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: codes.count)
    fribidi_get_bidi_types(codes, count, &types)
    var brackets = [FriBidiBracketType](repeating: 0, count: codes.count)
    fribidi_get_bracket_types(codes, count, types, &brackets)
    var direction = FriBidiParType(isRightToLeft ? FRIBIDI_PAR_RTL.rawValue : FRIBIDI_PAR_LTR.rawValue)
    var levels = [FriBidiLevel](repeating: 0, count: codes.count)
    guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels) != 0 else {
        return [UInt8](repeating: isRightToLeft ? 1 : 0, count: codes.count)
    }
    return levels.map { UInt8(clamping: $0) }
}
