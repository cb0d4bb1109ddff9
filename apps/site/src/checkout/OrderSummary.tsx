import type { Hold, PublicTrip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Artwork } from '@caravan/ui/Artwork';
import { artworkAs } from '@caravan/shell/artworkAs';
import { Card } from '@caravan/ui/Card';
import { words } from './messages.ts';
import { QuoteLines } from './QuoteLines.tsx';

export type OrderSummaryProps = { trip: PublicTrip; hold: Hold; isUpdating: boolean };

/** What is being booked and what it costs. */
export function OrderSummary({ trip, hold, isUpdating }: OrderSummaryProps) {
  const format = useFormat();
  return (
    <Card padded={false}>
      <Artwork src={artworkAs(trip.hero.url, 'hero')} alt="" aspect="21/9" rounded={false} eager />
      <div className="p-5">
        <h2 className="display text-2xl">{trip.name}</h2>
        <p className="tabular mt-1 text-sm text-muted">
          {format.dateRange(trip.startDate, trip.endDate)} · {words.summaryOf(hold.spots)}
        </p>
        <div className="mt-5 border-t border-line pt-5">
          <QuoteLines quote={hold.quote} isUpdating={isUpdating} />
        </div>
      </div>
    </Card>
  );
}
