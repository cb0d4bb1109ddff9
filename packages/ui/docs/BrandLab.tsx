import { useState } from 'react';
import { contrast } from '../src/theme/colour.ts';
import { neutrals, type Scheme, themeFromBrand } from '../src/theme/theme.ts';

/**
 * Derives a whole palette from one brand color; the figures are those that the test over a thousand colors
 * checks.
 */
export function BrandLab() {
  const [accent, setAccent] = useState('#e4572e');
  const theme = themeFromBrand({ accent });
  return (
    <div>
      <label className="flex w-fit items-center gap-3 text-sm font-medium">
        Brand color
        <input
          type="color"
          value={accent}
          onChange={(event) => setAccent(event.target.value)}
          className="h-10 w-16 rounded-sm border border-line-strong bg-raised p-1"
        />
        <output className="tabular font-normal text-muted">{accent}</output>
      </label>
      <div className="mt-6 grid gap-6 sm:grid-cols-2">
        {(['light', 'dark'] as Scheme[]).map((scheme) => {
          const t = theme[scheme];
          const surface = neutrals[scheme].surfaces[1]!;
          const rows = [
            ['Text on accent', t.accent, t['accent-ink']],
            ['Text on accent, hovered', t['accent-hover'], t['accent-ink']],
            ['Link on a card', surface, t['accent-text']],
            ['Link on its soft ground', t['accent-soft'], t['accent-text']],
          ] as const;
          return (
            <ul key={scheme} className="overflow-hidden rounded-lg border border-line">
              {rows.map(([label, ground, ink]) => (
                <li
                  key={label}
                  className="tabular flex min-h-14 items-center justify-between gap-4 px-5 text-sm font-medium"
                  style={{ background: ground, color: ink }}
                >
                  <span>{label}</span>
                  <span>{contrast(ground, ink).toFixed(1)} : 1</span>
                </li>
              ))}
            </ul>
          );
        })}
      </div>
    </div>
  );
}
