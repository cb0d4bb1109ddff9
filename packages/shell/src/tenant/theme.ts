import type { Theme } from '@caravan/sdk';
import { applyTheme, type Brand, themeFromBrand, themeVariables } from '@caravan/ui/theme';
import { loadDisplayFont } from '@caravan/ui/theme/fonts';
import { brandOf, rememberTheme, themeKey } from './brand.ts';
import { remembered } from './remember.ts';
import { applyRememberedScheme } from './scheme.ts';

/** The theme as inline styles of the root element, before any script runs. */
export function rootStyle(theme: Theme): string {
  return Object.entries(themeVariables(themeFromBrand(brandOf(theme))))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** Applies a tenant's theme and stores it, so that the next visit starts with it instead of flashing the default. */
export function setTheme(theme: Theme): void {
  apply(brandOf(theme));
  rememberTheme(theme);
}

/** Applies the stored theme and scheme before the first render. */
export function applyRemembered(): void {
  applyRememberedScheme();
  try {
    const brand = JSON.parse(remembered(themeKey) ?? 'null') as Brand | null;
    if (brand) apply(brand);
  } catch {
    // If storage is unavailable or invalid, the tenant's response sets the theme a moment later.
  }
}

function apply(brand: Brand): void {
  applyTheme(brand);
  for (const font of [brand.display, brand.text]) if (font) void loadDisplayFont(font);
}
