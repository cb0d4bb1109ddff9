import { describe, expect, it } from 'vitest';
import { contrast, fromOklch, toOklch } from './colour.ts';
import { applyScheme, applyTheme, neutrals, themeFromBrand, type Scheme } from './theme.ts';

/** A deterministic sequence, so that failures are reproducible. */
function* colours(count: number) {
  let seed = 20_260_101;
  for (let i = 0; i < count; i++) {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    yield `#${(seed >>> 8).toString(16).padStart(6, '0')}`;
  }
}

describe('themeFromBrand', () => {
  it('keeps WCAG AA for 1,000 brand colours in both schemes', () => {
    for (const accent of [...colours(1000), '#000000', '#ffffff', '#ffff00', '#808080', '#777777']) {
      const theme = themeFromBrand({ accent });
      for (const scheme of ['light', 'dark'] as Scheme[]) {
        const t = theme[scheme];
        const where = `${accent} ${scheme} ${JSON.stringify(t)}`;
        expect(contrast(t.accent, t['accent-ink']), where).toBeGreaterThanOrEqual(4.5);
        expect(contrast(t['accent-hover'], t['accent-ink']), where).toBeGreaterThanOrEqual(4.5);
        expect(contrast(t['accent-soft'], neutrals[scheme].ink), where).toBeGreaterThanOrEqual(4.5);
        for (const surface of [...neutrals[scheme].surfaces, t['accent-soft']]) {
          expect(contrast(t['accent-text'], surface), where).toBeGreaterThanOrEqual(4.5);
          expect(contrast(t.focus, surface), where).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });

  it('makes any paper and ink readable, and colours of statuses on that paper', () => {
    const random = [...colours(400)];
    for (let i = 0; i + 1 < random.length; i += 2) {
      const theme = themeFromBrand({ accent: random[i]!, paper: random[i]!, ink: random[i + 1]! });
      for (const scheme of ['light', 'dark'] as Scheme[]) {
        const t = theme[scheme];
        const where = `${random[i]} ${random[i + 1]} ${scheme} ${JSON.stringify(t)}`;
        const status =
          scheme === 'light' ? ['#7d4a00', '#22623a', '#a3241c'] : ['#f0b95a', '#84cf9b', '#f59a8f'];
        for (const surface of [t.surface!, t['surface-raised']!, t['surface-sunken']!]) {
          expect(contrast(t.ink!, surface), where).toBeGreaterThanOrEqual(7);
          expect(contrast(t['ink-muted']!, surface), where).toBeGreaterThanOrEqual(4.5);
          expect(contrast(t['accent-text'], surface), where).toBeGreaterThanOrEqual(4.5);
          for (const colour of status) expect(contrast(colour, surface), where).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });

  it('leaves paper and ink that can be read as they are', () => {
    const { light } = themeFromBrand({ accent: '#0f5f73', paper: '#f4f9f9', ink: '#0f2430' });
    expect(light).toMatchObject({ surface: '#f4f9f9', ink: '#0f2430' });
  });

  it('keeps dark paper dark, whatever the system prefers, and turns it around for who asks for light', () => {
    const { light, dark, shape } = themeFromBrand({ accent: '#f2b84b', paper: '#14111f', ink: '#f1ecff' });
    expect(shape.scheme).toBe('dark');
    expect(dark.surface).toBe('#14111f');
    expect(contrast(light.surface!, '#ffffff')).toBeLessThan(1.2);
    expect(light.ink).toBe('#14111f');
    expect(themeFromBrand({ accent: '#f2b84b', paper: '#fbf6ef' }).shape.scheme).toBe('light dark');
  });

  it('keeps a brand colour that is already readable', () => {
    expect(themeFromBrand({ accent: '#12574a' }).light.accent).toBe('#12574a');
    expect(themeFromBrand({ accent: '#ffd400' }).light).toMatchObject({
      accent: '#ffd400',
      'accent-ink': '#14110f',
    });
  });

  it('refuses what is no colour', () => {
    expect(() => themeFromBrand({ accent: 'tomato' })).toThrow('Not a hex color');
  });

  it('applies to the root as one value for both schemes', () => {
    applyTheme({ accent: '#2b3fd1', display: 'bricolage', radius: 'sharp' });
    applyScheme('dark');
    const { style, dataset } = document.documentElement;
    expect(style.getPropertyValue('--accent')).toMatch(/^light-dark\(#2b3fd1, #[0-9a-f]{6}\)$/);
    expect(style.getPropertyValue('--radius')).toBe('3px');
    expect(dataset.theme).toBe('dark');
    applyScheme('system');
    expect(dataset.theme).toBeUndefined();
  });

  it('converts to OKLCH and back', () => {
    for (const colour of colours(200))
      expect(contrast(fromOklch(toOklch(colour)), colour)).toBeLessThan(1.02);
  });
});
