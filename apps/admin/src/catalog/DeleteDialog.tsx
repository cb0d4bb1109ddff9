import type { CategorySetting } from '@caravan/sdk';
import { saveCategories } from '@caravan/sdk/client';
import { getGetCategoriesQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Dialog } from '@caravan/ui/Dialog';
import { changed, inputOf, without } from './categories.ts';
import { words } from './messages.ts';
import { useKeepCategories } from './useCategories.ts';

export type DeleteDialogProps = {
  category: CategorySetting;
  items: readonly CategorySetting[];
  version: number;
  onClose: () => void;
  onMerge: () => void;
};

/** Deletes a category that nothing uses; otherwise says what uses it, and what to do instead. */
export default function DeleteDialog({ category, items, version, onClose, onMerge }: DeleteDialogProps) {
  const keep = useKeepCategories();
  const format = useFormat();
  const { id, name, hidden } = category;
  const save = useChange(saveCategories, {
    failed: 'here',
    refreshConflict: [getGetCategoriesQueryKey()],
    onDone: (now, { items: sent }) => {
      keep(now, sent.length < items.length ? words.deleted(name) : words.hid(name));
      onClose();
    },
  });
  const all = items.map(inputOf);
  const use = words.use(category.itineraries, category.trips, category.hosts);
  if (use.length === 0)
    return (
      <ConfirmDialog
        isOpen
        onClose={onClose}
        onConfirm={() => save.run({ version, items: without(all, id) })}
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
              onPress={() => save.run({ version, items: changed(all, id, { hidden: true }) })}
            >
              {words.hide}
            </Button>
          )}
          <Button onPress={onMerge}>{words.mergeInto}</Button>
        </>
      }
    >
      <p>{words.usedText(format.list(use))}</p>
      {save.problem && <p className="mt-4 text-error">{save.problem}</p>}
    </Dialog>
  );
}
