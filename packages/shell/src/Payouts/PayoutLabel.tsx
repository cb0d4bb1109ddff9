import type { Payout } from '@caravan/sdk';
import { useFormat } from '../format/useFormat.ts';
import { words } from './messages.ts';

/** What a payout is for, and what was deducted from it for completed trips. */
export function PayoutLabel({ payout }: { payout: Payout }) {
  const format = useFormat();
  return (
    <>
      {payout.label}
      {payout.takenOff?.map((off) => (
        <span key={off.tripId} className="block text-[0.8125rem] font-normal text-muted">
          {words.takenOff(format.money(off.amountMinor, payout.currency), off.tripName)}
        </span>
      ))}
    </>
  );
}
