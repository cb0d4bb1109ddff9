import type { Trip } from '@caravan/sdk';
import { Switch } from '@caravan/ui/Switch';
import { toast } from '@caravan/ui/toast';
import { canEdit, useSaveTrip } from '../workspace/useTrip.ts';
import { words } from './messages.ts';

export type AutoConfirmProps = { trip: Trip };

/** Toggles automatic confirmation of new bookings once the rules allow it (H-159, H-590). */
export function AutoConfirm({ trip }: AutoConfirmProps) {
  const { save, isPending } = useSaveTrip(trip, {
    onSaved: (saved) =>
      toast({ title: saved.bookingAutoConfirmation ? words.autoOn : words.autoOff, time: 'saved' }),
  });
  return (
    <Switch
      value={trip.bookingAutoConfirmation}
      onChange={(bookingAutoConfirmation) => save({ bookingAutoConfirmation })}
      isDisabled={isPending || !canEdit(trip, 'bookingAutoConfirmation')}
      className="mt-2 text-sm"
    >
      {words.autoConfirm}
    </Switch>
  );
}
