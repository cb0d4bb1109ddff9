import type { Trip } from '@caravan/sdk';
import { counts } from '@caravan/shell/counts';
import { TripPictures } from '@caravan/shell/TripPictures';
import { useFormat } from '@caravan/shell/useFormat';
import { useTenant } from '@caravan/shell/useTenant';
import { Card } from '@caravan/ui/Card';
import { analyticsWords as words } from './analyticsWords.ts';

export type PictureKitProps = { trip: Trip };

/** Pictures of the trip with its dates, price, and spots left, to post elsewhere. */
export function PictureKit({ trip }: PictureKitProps) {
  const format = useFormat();
  const { brand } = useTenant();
  const price = trip.prices?.initialMinor;
  if (!trip.hero.url) return null;
  return (
    <Card title={words.kit} description={words.kitText}>
      <TripPictures
        src={trip.hero.url}
        fileName={trip.tripPath ?? trip.shortId}
        brand={brand}
        title={trip.name}
        lines={[
          format.dateRange(trip.startDate, trip.endDate),
          ...(price ? [words.from(format.money(price, trip.currency, { trim: true }))] : []),
          ...(trip.spotsLeft > 0 ? [words.left(counts.spots(trip.spotsLeft))] : []),
        ]}
      />
    </Card>
  );
}
