import type { Theme } from '@caravan/sdk';
import type { Brand, Density, DisplayFont, Radius, TextFont } from '@caravan/ui/theme';
import { remember } from './remember.ts';

/** Storage key of the marketplace's theme. */
export const themeKey = 'caravan.theme';

const displays: DisplayFont[] = ['newsreader', 'fraunces', 'bricolage', 'geist'];
const texts: TextFont[] = ['geist', 'bricolage', 'newsreader'];
const densities: Density[] = ['airy', 'dense'];
const radii: Radius[] = ['sharp', 'soft', 'round'];

/** Maps the tenant's theme to the library's; unknown values fall back to their default. */
export function brandOf(theme: Theme): Brand {
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

/** Stores a tenant's theme, so that the next visit starts with it instead of flashing the default. */
export const rememberTheme = (theme: Theme): void => remember(themeKey, JSON.stringify(brandOf(theme)));
