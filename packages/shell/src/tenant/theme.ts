import type { Theme } from '@caravan/sdk';
import {
  applyScheme,
  applyTheme,
  type Brand,
  type Density,
  type DisplayFont,
  type Radius,
  type SchemeChoice,
  type TextFont,
  themeFromBrand,
  themeVariables,
} from '@caravan/ui/theme';
import { loadDisplayFont } from '@caravan/ui/theme/fonts';
import { schemeKey } from './scheme.ts';

const themeKey = 'caravan.theme';
const displays: DisplayFont[] = ['newsreader', 'fraunces', 'bricolage', 'geist'];
const texts: TextFont[] = ['geist', 'bricolage', 'newsreader'];
const densities: Density[] = ['airy', 'dense'];
const radii: Radius[] = ['sharp', 'soft', 'round'];

/** The tenant's theme in the library's words; a value the library does not know falls back to its default. */
function brandOf(theme: Theme): Brand {
  const display = displays.find((d) => d === theme.displayFont);
  const radius = radii.find((r) => r === theme.radius);
  const text = texts.find((t) => t === theme.textFont);
  const density = densities.find((d) => d === theme.density);
  return {
    accent: theme.accent,
    ...(theme.paper && { paper: theme.paper }),
    ...(theme.ink && { ink: theme.ink }),
    ...(display && { display }),
    ...(text && { text }),
    ...(radius && { radius }),
    ...(density && { density }),
  };
}

/** The theme as it stands on a page's root before any script runs. */
export function rootStyle(theme: Theme): string {
  return Object.entries(themeVariables(themeFromBrand(brandOf(theme))))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** Applies a tenant's theme and remembers it, so that the next visit starts in it instead of flashing the default. */
export function setTheme(theme: Theme): void {
  const brand = brandOf(theme);
  apply(brand);
  remember(themeKey, JSON.stringify(brand));
}

/** Applies the theme and the scheme of the last visit before anything is drawn. */
export function applyRemembered(): void {
  applyScheme(rememberedScheme());
  try {
    const brand = JSON.parse(localStorage.getItem(themeKey) ?? 'null') as Brand | null;
    if (brand) apply(brand);
  } catch {
    // Storage may be refused or hold something else; the tenant's answer sets the theme a moment later.
  }
}

function apply(brand: Brand): void {
  applyTheme(brand);
  for (const font of [brand.display, brand.text]) if (font) void loadDisplayFont(font);
}

export function rememberedScheme(): SchemeChoice {
  try {
    const choice = localStorage.getItem(schemeKey);
    return choice === 'light' || choice === 'dark' ? choice : 'system';
  } catch {
    return 'system';
  }
}

export function chooseScheme(choice: SchemeChoice): void {
  applyScheme(choice);
  remember(schemeKey, choice);
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still works; it only starts in the default look.
  }
}
