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

/** Maps the tenant's theme to the library's; unknown values fall back to their default. */
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

/** The theme as inline styles of the root element, before any script runs. */
export function rootStyle(theme: Theme): string {
  return Object.entries(themeVariables(themeFromBrand(brandOf(theme))))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** Applies a tenant's theme and stores it, so that the next visit starts with it instead of flashing the default. */
export function setTheme(theme: Theme): void {
  const brand = brandOf(theme);
  apply(brand);
  remember(themeKey, JSON.stringify(brand));
}

/** Applies the stored theme and scheme before the first render. */
export function applyRemembered(): void {
  applyScheme(rememberedScheme());
  try {
    const brand = JSON.parse(localStorage.getItem(themeKey) ?? 'null') as Brand | null;
    if (brand) apply(brand);
  } catch {
    // If storage is unavailable or invalid, the tenant's response sets the theme a moment later.
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
    // Without storage, the page still works; it just starts with the default theme.
  }
}
