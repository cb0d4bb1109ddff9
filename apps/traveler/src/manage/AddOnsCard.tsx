import type { Booking } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { words } from './messages.ts';

/** What was booked on top of the trip (T-045). */
export function AddOnsCard({ booking }: { booking: Booking }) {
  const format = useFormat();
  return (
    <Card title={words.addOns}>
      {booking.addOns.length === 0 ? (
        <p className="text-muted">{words.noAddOns}</p>
      ) : (
        <ul className="divide-y divide-line">
          {booking.addOns.map((addOn) => (
            <li
              key={addOn.addOnId}
              className="flex items-baseline justify-between gap-4 py-3 first:pt-0 last:pb-0"
            >
              <div className="min-w-0">
                <p className="font-medium">{addOn.name ?? words.addOnTypes[addOn.type]}</p>
                <p className="text-sm text-muted">
                  {[words.addOnTypes[addOn.type], addOn.travelerName, words.addOnStatus[addOn.status]]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <span className="tabular whitespace-nowrap">
                {format.money(addOn.priceMinor, booking.currency, { trim: false })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
