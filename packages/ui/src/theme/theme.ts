import { contrast, fromOklch, toOklch } from './colour.ts';

/** What a tenant chooses. Everything else of a theme is computed from it. */
export type Brand = {
  /** Any hex colour; it is kept where contrast allows and moved in lightness where it does not. */
  accent: string;
  display?: DisplayFont;
  radius?: Radius;
};
export type DisplayFont = 'newsreader' | 'fraunces' | 'bricolage' | 'geist';
export type Radius = 'sharp' | 'soft' | 'round';
export type Scheme = 'light' | 'dark';

export type AccentTokens = {
  accent: string;
  'accent-hover': string;
  'accent-ink': string;
  'accent-soft': string;
  'accent-text': string;
  focus: string;
};
export type Theme = Record<Scheme, AccentTokens> & { shape: Record<string, string> };

/** The neutral colours that accents must be readable on; the same values stand in tokens.css. */
export const neutrals: Record<Scheme, { surfaces: string[]; ink: string }> = {
  light: { surfaces: ['#faf8f5', '#ffffff', '#f2efe9'], ink: '#1c1a17' },
  dark: { surfaces: ['#161412', '#1f1c1a', '#100e0d'], ink: '#f2ede6' },
};

const AA_TEXT = 4.5;
const white = '#ffffff';
const black = '#14110f';

const fonts: Record<DisplayFont, { family: string; weight: string; tracking: string }> = {
  newsreader: {
    family: "'Newsreader Variable', 'Iowan Old Style', Georgia, serif",
    weight: '400',
    tracking: '-0.022em',
  },
  fraunces: { family: "'Fraunces Variable', Georgia, serif", weight: '380', tracking: '-0.025em' },
  bricolage: {
    family: "'Bricolage Grotesque Variable', ui-sans-serif, sans-serif",
    weight: '600',
    tracking: '-0.035em',
  },
  geist: { family: "'Geist Variable', ui-sans-serif, sans-serif", weight: '600', tracking: '-0.04em' },
};
const radii: Record<Radius, string> = { sharp: '3px', soft: '10px', round: '16px' };

/** Moves a colour in lightness, by `step`, until it passes. Lightness ends at 0 or 1, where every test passes. */
function move(hex: string, step: number, passes: (hex: string) => boolean): string {
  const colour = toOklch(hex);
  let out = hex;
  while (!passes(out) && colour.l > 0 && colour.l < 1) {
    colour.l = Math.min(1, Math.max(0, colour.l + step));
    out = fromOklch(colour);
  }
  return out;
}

function accents(brand: string, scheme: Scheme): AccentTokens {
  const { surfaces } = neutrals[scheme];
  const dark = scheme === 'dark';
  const { c, h, l } = toOklch(brand);

  // On a dark page a dark brand colour would sink; lift it into the band where it still glows.
  const base = dark && l < 0.62 ? fromOklch({ l: 0.74, c: Math.min(c, 0.15), h }) : brand;
  const ink = contrast(base, white) >= contrast(base, black) - 1.5 ? white : black;
  // White text wants a darker fill, dark text a lighter one.
  const away = ink === white ? -0.01 : 0.01;
  const accent = move(base, away, (x) => contrast(x, ink) >= AA_TEXT);
  const hoverFrom = toOklch(accent);
  const hover = fromOklch({
    ...hoverFrom,
    l: Math.min(0.98, Math.max(0.04, hoverFrom.l + (ink === white ? -0.06 : 0.05))),
  });

  const soft = fromOklch({ l: dark ? 0.285 : 0.945, c: Math.min(c, dark ? 0.04 : 0.017), h });
  const text = move(dark ? base : accent, dark ? 0.01 : -0.01, (x) =>
    [...surfaces, soft].every((s) => contrast(x, s) >= AA_TEXT),
  );
  return {
    accent,
    'accent-hover': contrast(hover, ink) >= AA_TEXT ? hover : accent,
    'accent-ink': ink,
    'accent-soft': soft,
    'accent-text': text,
    focus: text,
  };
}

/** A tenant's whole palette. Text on accent and accent on every surface are at least WCAG AA in both schemes. */
export function themeFromBrand(brand: Brand): Theme {
  const font = fonts[brand.display ?? 'newsreader'];
  return {
    light: accents(brand.accent, 'light'),
    dark: accents(brand.accent, 'dark'),
    shape: {
      'font-display': font.family,
      'display-weight': font.weight,
      'display-tracking': font.tracking,
      radius: radii[brand.radius ?? 'soft'],
    },
  };
}

/** The theme as custom properties; colours hold both schemes and follow the root's color-scheme. */
export function themeVariables(theme: Theme): Record<string, string> {
  const names = Object.keys(theme.light) as (keyof AccentTokens)[];
  return {
    ...Object.fromEntries(
      names.map((name) => [`--${name}`, `light-dark(${theme.light[name]}, ${theme.dark[name]})`]),
    ),
    ...Object.fromEntries(Object.entries(theme.shape).map(([name, value]) => [`--${name}`, value])),
  };
}

/** Sets a tenant's theme on <html>, where popovers, drawers and toasts inherit it too. */
export function applyTheme(brand: Brand, root: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(themeVariables(themeFromBrand(brand)))) {
    root.style.setProperty(name, value);
  }
}

export type SchemeChoice = Scheme | 'system';

/** Chooses light, dark, or what the system prefers. */
export function applyScheme(choice: SchemeChoice, root: HTMLElement = document.documentElement): void {
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
}
