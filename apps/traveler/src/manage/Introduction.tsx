import type { Booking } from '@caravan/sdk';
import { introduceTraveler } from '@caravan/sdk/client';
import { useBarred } from '@caravan/shell/useBarred';
import { useChange } from '@caravan/shell/useChange';
import { Switch } from '@caravan/ui/Switch';
import { words } from './messages.ts';

/** Whether the trip's public page shows the traveler: opt-in, and hidden immediately on opt-out. */
export function Introduction({ booking, shown }: { booking: Booking; shown: boolean }) {
  const change = useChange(introduceTraveler);
  const barred = useBarred('introduceTraveler');
  // Optimistic: the choice shows immediately, and an error reverts it.
  const value = change.isPending ? (change.input?.[1].shown ?? shown) : shown;
  return (
    <div className="mt-5 border-t border-line pt-5">
      <Switch
        value={value}
        onChange={(on) => change.run(booking.trip.id, { shown: on })}
        isDisabled={barred !== undefined}
      >
        {words.introduce}
      </Switch>
      <p className="mt-2 text-sm text-muted">{barred ?? words.introduceText}</p>
    </div>
  );
}
