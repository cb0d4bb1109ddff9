import { useFormat } from '@caravan/shell/useFormat';
import { BottomSheet } from '@caravan/ui/BottomSheet';
import { words } from './messages.ts';
import type { OrderSummaryProps } from './OrderSummary.tsx';
import { QuoteLines } from './QuoteLines.tsx';

/** The order on small screens: its total at the foot, the lines behind it. */
export function OrderSheet({ hold, isUpdating }: OrderSummaryProps) {
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
      <QuoteLines quote={hold.quote} isUpdating={isUpdating} />
    </BottomSheet>
  );
}
