import type { CancellationOffer } from '@caravan/sdk';
import { addDays, daysBetween } from '@caravan/shell/format';
import { useFormat } from '@caravan/shell/useFormat';
import { PriceBreakdown } from '@caravan/ui/PriceBreakdown';
import { Slider } from '@caravan/ui/Slider';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { words } from './messages.ts';

/** The refund on a later date; the date is kept in the URL (`?on=`). */
export function Outlook({ offer }: { offer: CancellationOffer }) {
  const format = useFormat();
  const navigate = useNavigate();
  const { on } = useSearch({ strict: false });
  const first = offer.outlook[0];
  const last = offer.outlook.at(-1);
  // If the amounts are the same on every date, there is nothing to explore.
  if (!first || !last || offer.outlook.length < 2) return null;
  const days = daysBetween(first.from, last.until);
  const value = Math.min(days, Math.max(0, on ? daysBetween(first.from, on) : 0));
  const day = addDays(first.from, value);
  const then = offer.outlook.find(({ until }) => day <= until) ?? last;
  const name = (n: number) => (n === 0 ? words.today : format.date(addDays(first.from, n), 'MMMM DD, YYYY'));
  const lines = [
    { id: 'refund', label: words.refund, amountMinor: then.refundMinor, tone: 'credit' as const },
    { id: 'credit', label: words.credit, amountMinor: then.tripCreditMinor, tone: 'credit' as const },
    { id: 'fee', label: words.deducted, amountMinor: then.feeMinor },
    { id: 'forfeited', label: words.forfeited, amountMinor: then.forfeitedMinor },
  ].filter((line) => line.amountMinor > 0);
  return (
    <section className="rounded-md border border-line p-4" aria-label={words.later}>
      <Slider
        label={words.later}
        description={words.laterText}
        value={value}
        onChange={(n) =>
          void navigate({
            to: '.',
            search: (before: object) => ({ ...before, on: addDays(first.from, n) }),
            replace: true,
            resetScroll: false,
          })
        }
        min={0}
        max={days}
        valueText={name}
        ends={[words.today, words.dayBefore]}
      />
      <div className="mt-4" aria-live="polite">
        <PriceBreakdown currency={offer.currency} lines={lines} />
      </div>
    </section>
  );
}
