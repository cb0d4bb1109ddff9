import type { Trip } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { toast } from '@caravan/ui/toast';
import { useSaveTrip } from '../workspace/useTrip.ts';
import { words } from './messages.ts';

export type PublishAgainProps = { trip: Trip };

/** Asks for a page that was changed since it was published to be published again (H-270 to H-272). */
export function PublishAgain({ trip }: PublishAgainProps) {
  const { save, isPending } = useSaveTrip(trip, { onSaved: () => toast({ title: words.publishAsked }) });
  if (!trip.publishOffered) return null;
  return (
    <div className="mt-4">
      <p className="mb-3 text-sm text-muted">{words.unpublished}</p>
      <Button className="w-full" isPending={isPending} onPress={() => save({ publishRequest: true })}>
        {words.publishAgain}
      </Button>
    </div>
  );
}
