import type { Booking } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { Check } from 'lucide-react';
import { words } from './messages.ts';

/** 'Upcoming For You': what comes next, with what is done already (T-029). */
export function UpcomingCard({ booking }: { booking: Booking }) {
  const format = useFormat();
  const items = booking.upcoming ?? [];
  return (
    <Card title={words.upcoming}>
      {items.length === 0 ? (
        <p className="text-muted">{words.upcomingEmpty}</p>
      ) : (
        <ol className="grid gap-4">
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
              <span>
                <span className={item.done ? 'text-muted line-through' : ''}>{item.label}</span>
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
