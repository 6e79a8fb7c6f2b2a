// The C library's functions of numbers: this is the one place, beside `Files` and `Jobs`, that knows which it is.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The sine of an angle in radians.
package func sine(of angle: Double) -> Double { sin(angle) }

/// The cosine of an angle in radians.
package func cosine(of angle: Double) -> Double { cos(angle) }

/// The tangent of an angle in radians.
package func tangent(of angle: Double) -> Double { tan(angle) }

/// The angle in radians, from -π/2 to π/2, that has a sine.
package func arcsine(of sine: Double) -> Double { asin(sine) }

/// The angle in radians, from -π to π, of the way that leads by `dx` and `dy` from the origin.
package func arctangent(_ dy: Double, _ dx: Double) -> Double { atan2(dy, dx) }

/// A number to the power of another one.
package func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// The number whose cube is another one.
package func cubeRoot(of number: Double) -> Double { cbrt(number) }
