import type { Hold, PublicTrip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { BottomSheet } from '@caravan/ui/BottomSheet';
import { words } from './messages.ts';
import { QuoteLines } from './QuoteLines.tsx';
import { RefundRule, TripBrief } from './TripBrief.tsx';

export type OrderSheetProps = { trip: PublicTrip; hold: Hold; isUpdating: boolean };

/** The order on small screens: its total at the bottom, expandable to its lines. */
export function OrderSheet({ trip, hold, isUpdating }: OrderSheetProps) {
  const format = useFormat();
  return (
    <BottomSheet
      className="lg:hidden"
      summary={
        <span className="flex flex-1 items-baseline justify-between gap-4">
          <span>
            {words.total} · {words.summaryOf(hold.spots)}
          </span>
          <span className={`tabular text-lg ${isUpdating ? 'opacity-50' : ''}`}>
            {format.money(hold.quote.totalMinor, hold.quote.currency)}
          </span>
        </span>
      }
    >
      <TripBrief trip={trip} spots={hold.spots} />
      <div className="mt-5 border-t border-line pt-5">
        <QuoteLines quote={hold.quote} spots={hold.spots} isUpdating={isUpdating} />
      </div>
      <div className="mt-5 border-t border-line pt-4">
        <RefundRule trip={trip} />
      </div>
    </BottomSheet>
  );
}
