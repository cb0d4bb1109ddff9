import type { Trip } from '@caravan/sdk';
import { getTripScreenshot } from '@caravan/sdk/client';
import { counts } from '@caravan/shell/counts';
import { PdfButton } from '@caravan/shell/PdfButton';
import { TripPictures } from '@caravan/shell/TripPictures';
import { useFormat } from '@caravan/shell/useFormat';
import { useTenant } from '@caravan/shell/useTenant';
import { Card } from '@caravan/ui/Card';
import { useTripPage } from '../preview/useTripPage.ts';
import { analyticsWords as words } from './analyticsWords.ts';

export type PictureKitProps = { trip: Trip };

/** Sizes of the page screenshots that the server takes, in CSS pixels (H-532). */
const screens = { phone: { width: 540, height: 1200 }, desktop: { width: 1280, height: 1000 } } as const;

/** Pictures of the trip with its dates, price, and spots left, to share elsewhere. */
export function PictureKit({ trip }: PictureKitProps) {
  const format = useFormat();
  const { brand } = useTenant();
  const page = useTripPage(trip);
  const price = trip.prices?.initialMinor;
  const name = trip.tripPath ?? trip.shortId;
  if (!trip.hero.url) return null;
  return (
    <Card title={words.kit} description={words.kitText}>
      <TripPictures
        src={trip.hero.url}
        fileName={name}
        brand={brand}
        title={trip.name}
        lines={[
          format.dateRange(trip.startDate, trip.endDate),
          ...(price ? [words.from(format.money(price, trip.currency, { trim: true }))] : []),
          ...(trip.spotsLeft > 0 ? [words.left(counts.spots(trip.spotsLeft))] : []),
        ]}
      />
      {page?.public && (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
          <p className="text-sm text-muted">{words.pagePictures}</p>
          <div className="flex flex-wrap gap-3">
            {(['phone', 'desktop'] as const).map((screen) => (
              <PdfButton
                key={screen}
                size="sm"
                label={words.pageOn[screen]}
                name={`${name}-page-${screen}.png`}
                file={() => getTripScreenshot(trip.id, screens[screen])}
                failed={words.noPagePicture}
              />
            ))}
          </div>
        </div>
      )}
    </Card>
  );
}
