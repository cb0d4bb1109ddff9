import type { ThemeUpdateDisplayFont } from './themeUpdateDisplayFont.ts';
import type { ThemeUpdateRadius } from './themeUpdateRadius.ts';

export interface ThemeUpdate {
  /** @pattern ^#[0-9a-fA-F]{6}$ */
  accent?: string;
  displayFont?: ThemeUpdateDisplayFont;
  radius?: ThemeUpdateRadius;
}
