import type { ThemeUpdateDensity } from './themeUpdateDensity.ts';
import type { ThemeUpdateDisplayFont } from './themeUpdateDisplayFont.ts';
import type { ThemeUpdateRadius } from './themeUpdateRadius.ts';
import type { ThemeUpdateTextFont } from './themeUpdateTextFont.ts';

export interface ThemeUpdate {
  /** @pattern ^#[0-9a-fA-F]{6}$ */
  accent?: string;
  /** @pattern ^#[0-9a-fA-F]{6}$ */
  ink?: string;
  /** @pattern ^#[0-9a-fA-F]{6}$ */
  paper?: string;
  displayFont?: ThemeUpdateDisplayFont;
  textFont?: ThemeUpdateTextFont;
  radius?: ThemeUpdateRadius;
  density?: ThemeUpdateDensity;
}
