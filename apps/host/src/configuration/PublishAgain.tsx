import type { Trip } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { toast } from '@caravan/ui/toast';
import { useSaveTrip } from '../workspace/useTrip.ts';
import { words } from './messages.ts';

export type PublishAgainProps = { trip: Trip };

/** Prompts the host to republish a page that has changed since it was published (H-270 to H-272). */
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
