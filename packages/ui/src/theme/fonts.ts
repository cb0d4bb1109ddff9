import type { DisplayFont } from './theme.ts';

/** Loads the display typeface that a tenant chose. Newsreader and Geist are part of the stylesheet. */
export async function loadDisplayFont(font: DisplayFont): Promise<void> {
  if (font === 'fraunces') await import('./gen/fraunces.css');
  if (font === 'bricolage') await import('./gen/bricolage.css');
}
