import { applyScheme, type SchemeChoice } from '@caravan/ui/theme/scheme';
import { remember, remembered } from './remember.ts';

/** Where this browser keeps whether its person wants light or dark pages. */
const schemeKey = 'caravan.scheme';

export function rememberedScheme(): SchemeChoice {
  const choice = remembered(schemeKey);
  return choice === 'light' || choice === 'dark' ? choice : 'system';
}

/** Puts the scheme of the last visit on the page's root, before anything else of the look is there. */
export const applyRememberedScheme = (): void => applyScheme(rememberedScheme());

export function chooseScheme(choice: SchemeChoice): void {
  applyScheme(choice);
  remember(schemeKey, choice);
}
