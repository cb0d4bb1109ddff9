import { counts } from '@caravan/shell/counts';
import type { Booking } from '@caravan/sdk';
import { useSecondsUntil } from '@caravan/shell/countdown';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { LeaveWaitlist } from '../waitlist/LeaveWaitlist.tsx';
import { words as manageWords } from '../manage/messages.ts';
import { PaymentForm } from '../manage/PaymentForm.tsx';
import { PriceSummary } from '../manage/PriceSummary.tsx';
import { SideSummary, withSide } from '../trip/SideSummary.tsx';
import { words } from './messages.ts';

/** Formats 5,400 as '1 hour 30 minutes'; undefined once time is up. */
function left(seconds: number): string | undefined {
  if (seconds <= 0) return undefined;
  const minutes = Math.ceil(seconds / 60);
  const parts = [
    minutes >= 60 && counts.hours(Math.floor(minutes / 60)),
    minutes % 60 > 0 && counts.minutes(minutes % 60),
  ];
  return parts.filter(Boolean).join(' ');
}

/**
 * The first thing a party with a waitlist offer sees: how long the spots are held, and the payment that
 * claims them (T-110).
 */
export function SpotOffer({ booking, until }: { booking: Booking; until: string }) {
  const format = useFormat();
  const remaining = left(useSecondsUntil(until) ?? 0);
  return (
    <section aria-labelledby="offer" className={withSide}>
      <div className="max-w-2xl">
        <h2 id="offer" className="display text-3xl">
          {booking.statusText}
        </h2>
        <Alert
          className="mt-6"
          tone="warning"
          title={words.offerUntil(counts.spots(booking.totalSpotsBooked), format.instant(until, 'dateTime'))}
        >
          {remaining ? words.offerLeft(remaining) : words.offerOver}
        </Alert>
        <PaymentForm booking={booking} />
        <div className="mt-8 border-t border-line pt-6">
          <LeaveWaitlist booking={booking} />
        </div>
      </div>
      <SideSummary
        title={manageWords.price}
        amount={format.money(booking.dueMinor, booking.currency, { trim: false })}
        phone="top"
      >
        <PriceSummary booking={booking} withAction={false} />
      </SideSummary>
    </section>
  );
}
