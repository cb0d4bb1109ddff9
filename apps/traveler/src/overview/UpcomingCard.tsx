import type { Booking, UpcomingItem } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { TextLink } from '@caravan/ui/TextLink';
import { Check } from 'lucide-react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** The page where each item is done. */
const pageOf = (tripId: string): Record<NonNullable<UpcomingItem['to']>, string> => ({
  terms: paths.trip(tripId),
  tripForm: paths.trip(tripId, 'trip-form'),
  payment: paths.payment(tripId),
  insurance: paths.insurance(tripId),
  companions: paths.trip(tripId, 'manage-booking'),
  preparation: paths.trip(tripId, 'preparation'),
  review: paths.trip(tripId),
});

/** 'Upcoming For You': what comes next, each one press away, along with what is done (T-029). */
export function UpcomingCard({ booking, className }: { booking: Booking; className?: string | undefined }) {
  const format = useFormat();
  const items = booking.upcoming ?? [];
  const pages = pageOf(booking.trip.id);
  return (
    <Card title={words.upcoming} {...(className && { className })}>
      {items.length === 0 ? (
        <p className="text-muted">{words.upcomingEmpty}</p>
      ) : (
        <ol className="grid grid-cols-1 gap-4">
          {items.map((item) => (
            <li key={item.key} className="flex gap-3">
              <span
                aria-hidden
                className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border ${
                  item.done ? 'border-green bg-green-soft text-green' : 'border-line-strong'
                }`}
              >
                {item.done && <Check className="size-3" strokeWidth={3} />}
              </span>
              <span className="min-w-0">
                {/* Until the terms are signed, the other pages are locked (T-024). */}
                {item.to && !item.done && booking.termsAccepted ? (
                  <TextLink href={pages[item.to]}>{item.label}</TextLink>
                ) : (
                  <span className={item.done ? 'text-muted line-through' : ''}>{item.label}</span>
                )}
                {item.done && <span className="sr-only"> ({words.done})</span>}
                {item.date && (
                  <span className="tabular block text-sm text-muted">
                    {format.date(item.date, 'MMM DD, YYYY')}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
