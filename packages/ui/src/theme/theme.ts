import { contrast, fromOklch, toOklch } from './colour.ts';

/** What a tenant configures. The rest of the theme is derived from it. */
export type Brand = {
  /** Any hex color. It is kept where contrast allows; otherwise, its lightness is adjusted. */
  accent: string;
  /** Page background and text color as hex. Default: warm white and near black. */
  paper?: string;
  ink?: string;
  display?: DisplayFont;
  text?: TextFont;
  radius?: Radius;
  density?: Density;
};
export type DisplayFont = 'newsreader' | 'fraunces' | 'bricolage' | 'geist';
export type TextFont = 'geist' | 'bricolage' | 'newsreader';
export type Density = 'airy' | 'dense';
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
/** The page background, cards on it, and sunken wells; text on all of them; lines. */
export type NeutralTokens = {
  surface: string;
  'surface-raised': string;
  'surface-sunken': string;
  ink: string;
  'ink-muted': string;
  line: string;
  'line-strong': string;
};
export type Theme = Record<Scheme, AccentTokens & Partial<NeutralTokens>> & { shape: Record<string, string> };

/** The neutral colors that accents must be readable on; the values match tokens.css. */
export const neutrals: Record<Scheme, { surfaces: string[]; ink: string }> = {
  light: { surfaces: ['#faf8f5', '#ffffff', '#f2efe9'], ink: '#1c1a17' },
  dark: { surfaces: ['#161412', '#1f1c1a', '#100e0d'], ink: '#f2ede6' },
};

const AA_TEXT = 4.5;
const white = '#ffffff';
const black = '#14110f';

const fonts: Record<DisplayFont, { family: string; weight: string; tracking: string }> = {
  newsreader: {
    family: "'Newsreader Display', 'Newsreader Fallback', 'Iowan Old Style', Georgia, serif",
    weight: '400',
    tracking: '-0.022em',
  },
  fraunces: {
    family: "'Fraunces Display', 'Fraunces Fallback', Georgia, serif",
    weight: '380',
    tracking: '-0.025em',
  },
  bricolage: {
    family: "'Bricolage Grotesque Display', 'Bricolage Grotesque Fallback', ui-sans-serif, sans-serif",
    weight: '600',
    tracking: '-0.035em',
  },
  geist: {
    family: "'Geist Variable', 'Geist Fallback', ui-sans-serif, sans-serif",
    weight: '600',
    tracking: '-0.04em',
  },
};
const texts: Record<TextFont, string> = {
  geist: "'Geist Variable', 'Geist Fallback', ui-sans-serif, system-ui, sans-serif",
  bricolage:
    "'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', ui-sans-serif, system-ui, sans-serif",
  newsreader: "'Newsreader Variable', 'Newsreader Fallback', 'Iowan Old Style', Georgia, serif",
};
/** The base unit of all spacing. */
const steps: Record<Density, string> = { airy: '0.25rem', dense: '0.225rem' };
const radii: Record<Radius, string> = { sharp: '3px', soft: '10px', round: '16px' };

/** Changes a color's lightness by `step` until it passes. Lightness ends at 0 or 1, where every test passes. */
function move(hex: string, step: number, passes: (hex: string) => boolean): string {
  const colour = toOklch(hex);
  let out = hex;
  while (!passes(out) && colour.l > 0 && colour.l < 1) {
    colour.l = Math.min(1, Math.max(0, colour.l + step));
    out = fromOklch(colour);
  }
  return out;
}

/** Whether a paper color calls for light text. Such a marketplace is dark unless the reader chooses light. */
const isNight = (paper: string) => toOklch(paper).l < 0.5;

/**
 * A marketplace's own neutrals. Paper and ink provide hue and chroma, the scheme provides lightness. Light
 * paper is never darker, and dark paper never lighter, than status colors need to be readable, and text is
 * adjusted until it is readable on every surface.
 */
function ownNeutrals(paper: string, inkOf: string, scheme: Scheme): NeutralTokens {
  const dark = scheme === 'dark';
  const night = isNight(paper);
  // In light mode, a dark marketplace swaps its colors: its paper becomes the text.
  const [of, text] = night ? [toOklch(inkOf), toOklch(paper)] : [toOklch(paper), toOklch(inkOf)];
  const tint = dark ? text : of;
  const shade = (l: number, most: number) => fromOklch({ l, c: Math.min(tint.c, most), h: tint.h });
  const base = night ? Math.min(0.22, Math.max(0.14, text.l)) : 0.19;
  const surface = dark ? shade(base, night ? 0.06 : 0.03) : shade(Math.max(0.965, of.l), 0.016);
  const raised = dark ? shade(base + 0.04, night ? 0.06 : 0.034) : shade(0.997, 0.003);
  const sunken = dark
    ? shade(base - 0.035, night ? 0.05 : 0.026)
    : shade(Math.max(0.94, Math.min(0.975, of.l - 0.022)), 0.02);
  const surfaces = [surface, raised, sunken];
  const readable = (from: string, ratio: number) =>
    move(from, dark ? 0.01 : -0.01, (x) => surfaces.every((s) => contrast(x, s) >= ratio));
  const letters = night ? paper : inkOf;
  const ink = readable(dark ? fromOklch({ l: 0.945, c: Math.min(of.c, 0.015), h: of.h }) : letters, 10);
  const grey = (l: number, most: number) => fromOklch({ l, c: Math.min(text.c, most), h: text.h });
  return {
    surface,
    'surface-raised': raised,
    'surface-sunken': sunken,
    ink,
    'ink-muted': readable(grey(dark ? 0.7 : 0.5, 0.03), 5),
    line: grey(dark ? 0.32 : 0.895, 0.02),
    'line-strong': readable(grey(dark ? 0.55 : 0.62, 0.03), 3),
  };
}

function accents(brand: string, scheme: Scheme, own?: NeutralTokens): AccentTokens {
  const surfaces = own
    ? [own.surface, own['surface-raised'], own['surface-sunken']]
    : neutrals[scheme].surfaces;
  const dark = scheme === 'dark';
  const { c, h, l } = toOklch(brand);

  // On a dark page, a dark brand color would disappear; raise it to a lightness where it stands out.
  const base = dark && l < 0.62 ? fromOklch({ l: 0.74, c: Math.min(c, 0.15), h }) : brand;
  const ink = contrast(base, white) >= contrast(base, black) - 1.5 ? white : black;
  // White text needs a darker fill, dark text a lighter one.
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

/** A tenant's whole palette. Text on accent, and accent on every surface, meet WCAG AA in both schemes. */
export function themeFromBrand(brand: Brand): Theme {
  const font = fonts[brand.display ?? 'newsreader'];
  const { paper, ink } = brand;
  const tokens = (scheme: Scheme) => {
    const own = paper || ink ? ownNeutrals(paper ?? '#faf8f5', ink ?? '#1c1a17', scheme) : undefined;
    return { ...own, ...accents(brand.accent, scheme, own) };
  };
  return {
    light: tokens('light'),
    dark: tokens('dark'),
    shape: {
      // Dark paper is dark regardless of the system setting, until the reader chooses.
      scheme: paper && isNight(paper) ? 'dark' : 'light dark',
      'font-display': font.family,
      'font-text': texts[brand.text ?? 'geist'],
      step: steps[brand.density ?? 'airy'],
      'display-weight': font.weight,
      'display-tracking': font.tracking,
      radius: radii[brand.radius ?? 'soft'],
    },
  };
}

/** The theme as custom properties; colors hold both schemes and follow the root's color-scheme. */
export function themeVariables(theme: Theme): Record<string, string> {
  const names = Object.keys(theme.light) as (keyof typeof theme.light)[];
  return {
    ...Object.fromEntries(
      names.map((name) => [`--${name}`, `light-dark(${theme.light[name]!}, ${theme.dark[name]!})`]),
    ),
    ...Object.fromEntries(Object.entries(theme.shape).map(([name, value]) => [`--${name}`, value])),
  };
}

const neutralNames: readonly (keyof NeutralTokens)[] = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'ink',
  'ink-muted',
  'line',
  'line-strong',
];

/** Sets a tenant's theme on <html>, where popovers, drawers, and toasts inherit it, too. */
export function applyTheme(brand: Brand, root: HTMLElement = document.documentElement): void {
  // Remove the previous theme's neutrals, which this theme may not override.
  for (const name of neutralNames) root.style.removeProperty(`--${name}`);
  for (const [name, value] of Object.entries(themeVariables(themeFromBrand(brand)))) {
    root.style.setProperty(name, value);
  }
}

export { applyScheme, type SchemeChoice } from './scheme.ts';

/**
 * Calls `changed` when the page's scheme or theme changes; returns a function that unsubscribes. For content
 * in frames.
 */
export function watchTheme(changed: () => void, root: HTMLElement = document.documentElement): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root, { attributeFilter: ['data-theme', 'style'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}
