internal import CLittleCMS

/// Converts the pixels of a picture to sRGB, relative to white and with black point compensation.
///
/// Safe: it alone owns the transform, which it was given whole and frees when it goes; the pointer never leaves it.
@safe final class ColorConverter {
    private let transform: cmsHTRANSFORM
    private let colors: StoredColors

    /// `nil` where nothing is to be converted: there is no profile, it is damaged or of other colours than the pixels,
    /// or it is sRGB but for rounding.
    init?(_ profile: StoredProfile, colors: StoredColors) {
        guard let source = ColorProfile(profile) else { return nil }
        guard let transform = unsafe source.transform(of: colors) else { return nil }
        unsafe self.transform = unsafe transform.handle
        self.colors = unsafe transform.colors
        if colors != .cmyk, changesNothing { return nil }
    }

    deinit { unsafe cmsDeleteTransform(transform) }

    /// Converts pixels of four bytes: those of the stored colours to red, green, blue and alpha.
    func convert(_ bytes: inout [UInt8]) {
        var converted = [UInt8](repeating: 255, count: bytes.count)
        unsafe cmsDoTransform(transform, bytes, &converted, UInt32(bytes.count / 4))
        if colors != .cmyk {
            for index in stride(from: 3, to: bytes.count, by: 4) { converted[index] = bytes[index] }
        }
        bytes = converted
    }

    private var changesNothing: Bool {
        let levels = stride(from: 0, through: 255, by: 15).map { UInt8($0) }
        var colors: [UInt8] = []
        for red in levels {
            for green in self.colors == .gray ? [red] : levels {
                for blue in self.colors == .gray ? [red] : levels { colors += [red, green, blue, 255] }
            }
        }
        var converted = colors
        convert(&converted)
        return zip(colors, converted).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    }
}

/// The owner of a profile.
///
/// Safe: it alone owns the profile, which it was given whole and frees when it goes; the pointer never leaves it.
@safe private struct ColorProfile: ~Copyable {
    private let handle: cmsHPROFILE

    init?(_ profile: StoredProfile) {
        let handle: cmsHPROFILE?
        switch profile {
        case .none: return nil
        case .icc(let bytes): unsafe handle = unsafe cmsOpenProfileFromMem(bytes, UInt32(bytes.count))
        case .gamma(let gamma, let chromaticities): unsafe handle = unsafe Self.profile(gamma, chromaticities)
        }
        guard let handle = unsafe handle else { return nil }
        unsafe self.handle = unsafe handle
    }

    deinit { unsafe cmsCloseProfile(handle) }

    /// The way to sRGB from pixels of some colours, and which of them it really reads: grey pixels may have a profile
    /// for red, green and blue.
    func transform(of colors: StoredColors) -> (handle: cmsHTRANSFORM, colors: StoredColors)? {
        let space = unsafe cmsGetColorSpace(handle)
        let read: StoredColors
        let format: UInt32
        if space == cmsSigGrayData, colors == .gray {
            (read, format) = (.gray, thumbindex_format_gray_in_rgba())
        } else if space == cmsSigRgbData, colors != .cmyk {
            (read, format) = (.rgb, thumbindex_format_rgba())
        } else if space == cmsSigCmykData, colors == .cmyk {
            (read, format) = (.cmyk, thumbindex_format_cmyk_as_light())
        } else {
            return nil
        }
        guard let target = unsafe cmsCreate_sRGBProfile() else { return nil }
        defer { unsafe cmsCloseProfile(target) }
        let handle = unsafe cmsCreateTransform(
            self.handle, format, target, thumbindex_format_rgba(), UInt32(INTENT_RELATIVE_COLORIMETRIC),
            UInt32(cmsFLAGS_BLACKPOINTCOMPENSATION))
        return unsafe handle.map { unsafe ($0, read) }
    }

    /// A profile of a PNG file's gamma and chromaticities; `nil` for values that no screen has, and where they are those
    /// that files in sRGB name beside or in place of the word that they are.
    private static func profile(_ gamma: Double, _ chromaticities: [Double]?) -> cmsHPROFILE? {
        let points = chromaticities ?? sRGBPoints
        let isAsSRGB = zip(points, sRGBPoints).allSatisfy { abs($0 - $1) < 0.002 }
        guard gamma > 0.05, gamma < 10, !(isAsSRGB && abs(gamma - 1 / 2.2) < 0.002) else { return nil }
        guard points.count == 8, points.allSatisfy({ $0 > 0.001 && $0 < 1 }) else { return nil }
        guard let curve = unsafe cmsBuildGamma(nil, 1 / gamma) else { return nil }
        defer { unsafe cmsFreeToneCurve(curve) }
        var white = cmsCIExyY(x: points[0], y: points[1], Y: 1)
        var primaries = cmsCIExyYTRIPLE(
            Red: cmsCIExyY(x: points[2], y: points[3], Y: 1), Green: cmsCIExyY(x: points[4], y: points[5], Y: 1),
            Blue: cmsCIExyY(x: points[6], y: points[7], Y: 1))
        var curves: [OpaquePointer?] = unsafe [curve, curve, curve]
        return unsafe cmsCreateRGBProfile(&white, &primaries, &curves)
    }

    /// IEC 61966-2-1: white, red, green, blue.
    private static let sRGBPoints = [0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06]
}
