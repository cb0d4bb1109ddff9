import { useListPublicTrips } from '@caravan/sdk/react-query';
import { EmbedFrame } from '@caravan/ui/EmbedFrame';
import { ErrorState } from '@caravan/ui/ErrorState';
import { SegmentedControl } from '@caravan/ui/SegmentedControl';
import { Skeleton } from '@caravan/ui/Skeleton';
import { type Brand, type Scheme, themeFromBrand, themeVariables } from '@caravan/ui/theme';
import { useMemo, useState } from 'react';
import { usePreview } from '../wording/usePreview.ts';
import { previewWords as words } from './messages.ts';

const schemes: readonly Scheme[] = ['light', 'dark'];
const widths = { wide: 'max-w-full', narrow: 'max-w-97.5' } as const;
type Width = keyof typeof widths;
type What = keyof typeof words.whats;

export type BrandPreviewProps = { brand: Brand; name: string };

/** The brand that is being edited on a real page and a real email of the marketplace. No one else sees it yet. */
export default function BrandPreview({ brand, name }: BrandPreviewProps) {
  const [what, setWhat] = useState<What>('page');
  const [scheme, setScheme] = useState<Scheme>('light');
  const [width, setWidth] = useState<Width>('wide');
  return (
    <div role="group" aria-label={words.preview} className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <SegmentedControl
          label={words.what}
          options={(['page', 'email'] as const).map((id) => ({ id, label: words.whats[id] }))}
          value={what}
          onChange={(id) => setWhat(id as What)}
        />
        {what === 'page' && (
          <SegmentedControl
            label={words.scheme}
            options={schemes.map((id) => ({ id, label: words.schemes[id] }))}
            value={scheme}
            onChange={(id) => setScheme(id as Scheme)}
          />
        )}
        <SegmentedControl
          label={words.width}
          options={(['wide', 'narrow'] as const).map((id) => ({ id, label: words.widths[id] }))}
          value={width}
          onChange={(id) => setWidth(id as Width)}
        />
      </div>
      <div className={`w-full ${widths[width]}`}>
        {what === 'page' ? (
          <Page brand={brand} scheme={scheme} />
        ) : (
          <Email accent={brand.accent} name={name} />
        )}
      </div>
      <p className="text-sm text-muted">{words.note}</p>
    </div>
  );
}

/** The page of the first trip on sale, or the list of trips until there is one. */
function Page({ brand, scheme }: { brand: Brand; scheme: Scheme }) {
  const trips = useListPublicTrips({}, { query: { throwOnError: false } });
  const wears = useMemo(
    () => ({ variables: themeVariables(themeFromBrand(brand)), scheme }),
    [brand, scheme],
  );
  if (trips.isPending) return <Skeleton className="h-160 w-full rounded-lg" />;
  const path = trips.data?.items[0]?.tripPath;
  return (
    <EmbedFrame
      title={words.frame}
      src={path ? `/trips/${path}` : '/trips'}
      sandbox="allow-scripts allow-same-origin"
      wears={wears}
      height={640}
    />
  );
}

function Email({ accent, name }: { accent: string; name: string }) {
  const { email, error, retry } = usePreview('booking_confirmed', {
    language: document.documentElement.lang.startsWith('de') ? 'de' : 'en',
    texts: [],
    brand: name,
    accent,
  });
  if (email) return <EmbedFrame title={words.emailFrame} html={email.html} height={640} />;
  return error ? (
    <ErrorState compact level={3} onRetry={retry}>
      {error}
    </ErrorState>
  ) : (
    <Skeleton className="h-160 w-full rounded-lg" />
  );
}
