import { applyScheme, type SchemeChoice } from '@caravan/ui/theme/scheme';
import { remember, remembered } from './remember.ts';

/** Storage key of the user's light or dark preference. */
const schemeKey = 'caravan.scheme';

export function rememberedScheme(): SchemeChoice {
  const choice = remembered(schemeKey);
  return choice === 'light' || choice === 'dark' ? choice : 'system';
}

/** Applies the stored scheme to the root element before anything else is styled. */
export const applyRememberedScheme = (): void => applyScheme(rememberedScheme());

export function chooseScheme(choice: SchemeChoice): void {
  applyScheme(choice);
  remember(schemeKey, choice);
}
