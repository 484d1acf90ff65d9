/** Colour arithmetic on `#rrggbb`: WCAG 2.2 contrast, and OKLCH, in which lightness changes without the hue. */

export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}
type Triple = [number, number, number]

/** `#abc` and `#AABBCC` → `#aabbcc`; anything else → null. */
export function parseHex(text: string): string | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text)
  const long = short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : text
  return /^#[0-9a-f]{6}$/i.test(long) ? long.toLowerCase() : null
}

/** Contrast ratio, 1 to 21 (WCAG 2.2, "contrast ratio" and "relative luminance"). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(hex: string): Triple {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020). */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linear(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/** The nearest displayable colour of that lightness and hue: reduces chroma until every channel fits sRGB. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  let most = chroma
  let fits = linearRgb({ lightness, chroma: most, hue })
  if (!displayable(fits)) {
    let least = 0
    for (let step = 0; step < 12; step++) {
      const middle = (least + most) / 2
      if (displayable(linearRgb({ lightness, chroma: middle, hue }))) least = middle
      else most = middle
    }
    fits = linearRgb({ lightness, chroma: least, hue })
  }
  return `#${fits.map(encode).join('')}`
}

function linearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function displayable(rgb: Triple): boolean {
  return rgb.every(value => value >= -0.0005 && value <= 1.0005)
}

function encode(value: number): string {
  const clamped = Math.min(1, Math.max(0, value))
  const channel = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055
  return Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0')
}
