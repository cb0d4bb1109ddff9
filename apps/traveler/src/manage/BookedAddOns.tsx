import type { Booking } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { words } from './messages.ts';

/** A booking's add-ons, read-only (T-171). */
export function BookedAddOns({ booking }: { booking: Booking }) {
  const format = useFormat();
  if (booking.addOns.length === 0) return <p className="text-muted">{words.noAddOns}</p>;
  return (
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
  );
}
