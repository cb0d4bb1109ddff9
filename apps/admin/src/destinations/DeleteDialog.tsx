import type { DestinationInput, DestinationSetting, DestinationSettings } from '@caravan/sdk';
import { saveDestinations } from '@caravan/sdk/client';
import { getGetDestinationsQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Dialog } from '@caravan/ui/Dialog';
import { changed, without } from '../catalog/categories.ts';
import { inputOf } from './destinations.ts';
import { words } from './messages.ts';
import { useKeepDestinations } from './useDestinations.ts';

export type DeleteDialogProps = {
  destination: DestinationSetting;
  settings: DestinationSettings;
  onClose: () => void;
  onMerge: () => void;
};

/** Deletes a destination that nothing uses; otherwise says what uses it, and what to do instead. */
export default function DeleteDialog({ destination, settings, onClose, onMerge }: DeleteDialogProps) {
  const keep = useKeepDestinations();
  const format = useFormat();
  const { version, items, onlyListed } = settings;
  const { id, name, hidden } = destination;
  const save = useChange(saveDestinations, {
    failed: 'here',
    refreshConflict: [getGetDestinationsQueryKey()],
    onDone: (now, { items: sent }) => {
      keep(now, sent.length < items.length ? words.deleted(name) : words.hid(name));
      onClose();
    },
  });
  const send = (list: DestinationInput[]) => save.run({ version, onlyListed, items: list });
  const all = items.map(inputOf);
  const use = words.use(destination.itineraries, destination.trips);
  if (use.length === 0)
    return (
      <ConfirmDialog
        isOpen
        onClose={onClose}
        onConfirm={() => send(without(all, id))}
        title={words.deleteTitle(name)}
        confirmLabel={words.delete}
        tone="danger"
        isPending={save.isPending}
        error={save.problem}
      >
        {words.deleteText}
      </ConfirmDialog>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.usedTitle(name)}
      size="sm"
      footer={
        <>
          {!hidden && (
            <Button
              variant="secondary"
              isPending={save.isPending}
              onPress={() => send(changed(all, id, { hidden: true }))}
            >
              {words.hide}
            </Button>
          )}
          {items.length > 1 && <Button onPress={onMerge}>{words.mergeInto}</Button>}
        </>
      }
    >
      <p>{words.usedText(format.list(use))}</p>
      {save.problem && <p className="mt-4 text-error">{save.problem}</p>}
    </Dialog>
  );
}
