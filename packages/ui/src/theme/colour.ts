/** Color arithmetic for the theme: sRGB, OKLCH, and the WCAG contrast ratio. */

export type Rgb = readonly [number, number, number];
export type Oklch = { l: number; c: number; h: number };

function parseHex(hex: string): Rgb {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(hex.trim())?.[1];
  if (!digits) throw new Error(`Not a hex color: ${hex}`);
  const six = digits.length === 3 ? [...digits].map((d) => d + d).join('') : digits;
  return [0, 2, 4].map((i) => parseInt(six.slice(i, i + 2), 16) / 255) as unknown as Rgb;
}

function toHex(rgb: Rgb): string {
  const byte = (v: number) =>
    Math.round(Math.min(1, Math.max(0, v)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(byte).join('')}`;
}

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex).map(toLinear) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio of two hex colors, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (hi + 0.05) / (lo + 0.05);
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = parseHex(hex).map(toLinear) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(x, y),
    h: Math.atan2(y, x),
  };
}

function oklchToRgb({ l, c, h }: Oklch): Rgb {
  const x = c * Math.cos(h);
  const y = c * Math.sin(h);
  const l3 = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m3 = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s3 = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ];
}

/**
 * Converts an OKLCH color to hex. Reduces chroma until the color is in the sRGB gamut, so that hue and
 * lightness are preserved.
 */
export function fromOklch(colour: Oklch): string {
  let { c } = colour;
  for (;;) {
    const linear = oklchToRgb({ ...colour, c });
    if (c < 0.002 || linear.every((v) => v >= -0.0005 && v <= 1.0005)) {
      return toHex(linear.map((v) => toGamma(Math.min(1, Math.max(0, v)))) as unknown as Rgb);
    }
    c *= 0.94;
  }
}
