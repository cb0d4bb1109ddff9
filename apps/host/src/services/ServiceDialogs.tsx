import type { Trip } from '@caravan/sdk';
import { deleteTripService } from '@caravan/sdk/client';
import { serviceTitle } from '@caravan/shell/serviceWords';
import { useChange } from '@caravan/shell/useChange';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { useQueryClient } from '@tanstack/react-query';
import { keepTrip } from '../workspace/useTrip.ts';
import type { Entry } from './entries.ts';
import { GatheringDialog } from './GatheringDialog.tsx';
import { words } from './messages.ts';
import { WorkshopDialog } from './WorkshopDialog.tsx';

/** The open dialog for a service. */
export type Asking = { what: 'add'; day: number } | { what: 'edit' | 'remove'; entry: Entry };

export type ServiceDialogsProps = { trip: Trip; asking: Asking | undefined; onClose: () => void };

/** The dialogs for the services that the host manages. */
export function ServiceDialogs({ trip, asking, onClose }: ServiceDialogsProps) {
  if (!asking) return null;
  if (asking.what === 'add') return <GatheringDialog trip={trip} day={asking.day} onClose={onClose} />;
  const { entry } = asking;
  if (asking.what === 'remove') return <Remove trip={trip} entry={entry} onClose={onClose} />;
  if (entry.service.type === 'workshopSpace')
    return <WorkshopDialog trip={trip} service={entry.service} onClose={onClose} />;
  return <GatheringDialog trip={trip} day={entry.day} service={entry.service} onClose={onClose} />;
}

function Remove({ trip, entry, onClose }: { trip: Trip; entry: Entry; onClose: () => void }) {
  const queryClient = useQueryClient();
  const remove = useChange(deleteTripService, {
    failed: 'here',
    done: words.removed,
    onDone: (saved) => {
      keepTrip(queryClient, saved);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={words.removeTitle(serviceTitle(entry.service))}
      confirmLabel={words.remove}
      cancelLabel={words.cancel}
      isPending={remove.isPending}
      error={remove.problem}
      onConfirm={() => remove.run(trip.id, 'informalGathering', entry.service.id ?? '')}
      onClose={onClose}
    >
      {words.removeText}
    </ConfirmDialog>
  );
}
