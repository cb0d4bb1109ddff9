import type { CategorySetting } from '@caravan/sdk';
import { mergeCategories } from '@caravan/sdk/client';
import { getGetCategoriesQueryKey } from '@caravan/sdk/react-query';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { Select } from '@caravan/ui/Select';
import { words } from './messages.ts';
import { useKeepCategories } from './useCategories.ts';

export type MergeDialogProps = {
  category: CategorySetting;
  items: readonly CategorySetting[];
  version: number;
  onClose: () => void;
};

/** Moves everything that has a category to another one, and says how much that is. */
export default function MergeDialog({ category, items, version, onClose }: MergeDialogProps) {
  const keep = useKeepCategories();
  const format = useFormat();
  const others = items.filter(({ id }) => id !== category.id);
  const named = (id: string | null) => others.find((other) => other.id === id)?.name ?? '';
  const merge = useChange(mergeCategories, {
    failed: 'here',
    refreshConflict: [getGetCategoriesQueryKey()],
    onDone: (now, { into }) => {
      keep(now, words.merged(category.name, named(into)));
      onClose();
    },
  });
  const form = useForm({
    values: { into: null as string | null },
    input: ({ into }) => ({ version, id: category.id, into: into ?? '' }),
    check: ({ into }) => ({ into: into ? undefined : words.intoMissing }),
    send: merge.send,
  });
  const { into } = form.values;
  const use = format.list(words.use(category.itineraries, category.trips, category.hosts));
  return (
    <FormDialog
      form={form}
      title={words.mergeTitle(category.name)}
      submitLabel={words.merge}
      variant="danger"
      onClose={onClose}
    >
      <Select
        label={words.into}
        options={others.map(({ id, name }) => ({ id, label: name }))}
        {...form.field('into')}
        isRequired
      />
      {into && (
        <p role="status">
          {use
            ? words.mergeText(category.name, use, named(into))
            : words.mergeUnused(category.name, named(into))}
        </p>
      )}
    </FormDialog>
  );
}
