import { Card } from '@caravan/ui/Card';
import { type Brand, themeFromBrand, themeVariables } from '@caravan/ui/theme';
import { words } from './messages.ts';

export type ThemePreviewProps = { brand: Brand };

/** The brand in both schemes, with the colors calculated for readable contrast. */
export function ThemePreview({ brand }: ThemePreviewProps) {
  return (
    <div
      role="group"
      aria-label={words.preview}
      // eslint-disable-next-line no-restricted-syntax -- a preview wears another theme than the page
      style={themeVariables(themeFromBrand(brand))}
      className="grid gap-4 sm:grid-cols-2"
    >
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} data-scheme={scheme} className="text-ink">
          <Card>
            <p className="text-xs text-muted">{words[scheme]}</p>
            <p className="display mt-2 text-xl">{words.previewTitle}</p>
            <p className="mt-1 text-sm text-muted">{words.previewText}</p>
            <p className="mt-4 flex flex-wrap items-center gap-4 text-sm font-medium">
              <span className="rounded-md bg-accent px-4 py-2 text-accent-ink">{words.previewAction}</span>
              <span className="text-accent-text underline">{words.previewLink}</span>
            </p>
          </Card>
        </div>
      ))}
    </div>
  );
}
