public import Geometry

/// The device around a screen (SC-2), drawn from its measures: no maker's picture.
public struct DeviceFrame: Hashable, Sendable, CustomStringConvertible {
    /// What kind of device; `nil` for the one that a screen of its size belongs to.
    public var device: Device?
    /// What it is made of.
    public var finish: Finish
    /// What the screen leaves open for a camera.
    public var cutout: Cutout
    /// Whether it has buttons at its sides.
    public var hasButtons: Bool
    /// Whether it casts a shadow.
    public var hasShadow: Bool
    /// The colour around it; `nil` for transparent.
    public var ground: Color?
    /// From the screen to the device's edge in points; `nil` for what the device usually has.
    public var bezel: Double?
    /// Of the screen's corners in points; `nil` for what the device usually has.
    public var radius: Double?

    /// A dark device with a shadow on transparent ground.
    public init(_ device: Device? = nil, finish: Finish = .dark) {
        self.device = device
        self.finish = finish
        cutout = .none
        hasButtons = true
        hasShadow = true
    }

    /// A kind of device.
    public enum Device: String, Hashable, Sendable, CaseIterable {
        /// A telephone.
        case phone
        /// A tablet.
        case tablet
        /// A phone that is unfolded to twice its width.
        case foldable
    }

    /// What a device is made of.
    public enum Finish: String, Hashable, Sendable, CaseIterable {
        /// Silver.
        case light
        /// Black.
        case dark
        /// One matt colour without details, so that the screen alone speaks.
        case clay
    }

    /// What a screen leaves open at its top.
    public enum Cutout: String, Hashable, Sendable, CaseIterable {
        /// A screen without one.
        case none
        /// A capsule below the upper edge.
        case island
        /// A bar that hangs from the upper edge.
        case notch
        /// A hole for a camera.
        case punchHole = "punch-hole"
    }

    /// `phone-dark`, with what is not as usual after it: `tablet-clay-no-shadow`.
    public var description: String {
        var words = [device?.rawValue ?? "device", finish.rawValue]
        if cutout != .none { words.append(cutout.rawValue) }
        if !hasButtons { words.append("no-buttons") }
        if !hasShadow { words.append("no-shadow") }
        if let ground { words.append("ground-" + ground.hexadecimal.dropFirst()) }
        if let bezel { words.append("bezel-" + NumberText.exact(bezel)) }
        if let radius { words.append("radius-" + NumberText.exact(radius)) }
        return words.joined(separator: "-")
    }
}

/// A device's measures around a screen of a size, in points.
struct DeviceMetrics: Hashable, Sendable {
    let device: DeviceFrame.Device
    /// The screen's, as it is held.
    let screen: Size
    /// From the screen to the device's outer edge, the rim included.
    let bezel: Double
    /// Of the metal around the glass.
    let rim: Double
    /// Of the screen's corners.
    let screenRadius: Double
    /// By how much buttons stand out.
    let buttonDepth: Double
    /// How far the shadow's blur reaches, as CSS counts it, and how far down it falls.
    let shadowBlur: Double
    let shadowDrop: Double

    /// The measures are shares of the screen's shorter side, as those of common devices are.
    init(of frame: DeviceFrame, around screen: Size) {
        let (short, long) = (min(screen.width, screen.height), max(screen.width, screen.height))
        device = frame.device ?? DeviceFrame.Device(holding: short, by: long)
        self.screen = screen
        let shares: (bezel: Double, radius: Double) =
            switch device {
            case .phone: (0.034, 0.104)
            case .tablet: (0.03, 0.024)
            case .foldable: (0.02, 0.05)
            }
        rim = max((short * 0.007).rounded(), 1)
        bezel = max(frame.bezel ?? (short * shares.bezel).rounded(), 0)
        screenRadius = min(max(frame.radius ?? (short * shares.radius).rounded(), 0), short / 2)
        buttonDepth = max((short * 0.0055).rounded(), 1)
        shadowBlur = (short * 0.14).rounded()
        shadowDrop = (short * 0.05).rounded()
    }

    /// Of the device's corners, concentric with the screen's.
    var bodyRadius: Double { screenRadius > 0 ? screenRadius + bezel : 0 }
}

extension DeviceFrame.Device {
    /// The one that a screen belongs to, by its sides in points. Unfolded phones are nearly square, as no tablet is; what is
    /// smaller is a phone's screen, or a part of one.
    init(holding short: Double, by long: Double) {
        self = short < 600 ? .phone : long / short < 1.25 ? .foldable : .tablet
    }
}
