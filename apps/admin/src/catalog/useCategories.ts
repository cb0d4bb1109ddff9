import type { CategoryInput, CategorySetting, CategorySettings } from '@caravan/sdk';
import { saveCategories } from '@caravan/sdk/client';
import { getGetCategoriesQueryKey, getGetCategoriesQueryOptions } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useLoaded } from '@caravan/shell/useLoaded';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { inputOf } from './categories.ts';
import { words } from './messages.ts';

/** Called after a change of the list: shows it, and what was done. */
export function useKeepCategories(): (settings: CategorySettings, title?: string) => void {
  const client = useQueryClient();
  return (settings, title) => {
    client.setQueryData(getGetCategoriesQueryKey(), settings);
    if (title) toast({ title });
  };
}

/** The categories, and changes that are one press and can be undone. */
export function useCategories() {
  const { items, version } = useLoaded(getGetCategoriesQueryOptions());
  const client = useQueryClient();
  const keep = useKeepCategories();
  const save = useChange(saveCategories, {
    refreshConflict: [getGetCategoriesQueryKey()],
    onDone: (now) => keep(now),
  });
  const latest = () => client.getQueryData<CategorySettings>(getGetCategoriesQueryKey())?.version ?? version;
  const saveAll = async (list: readonly CategoryInput[], done: string, undo: boolean) => {
    const before = items.map(inputOf);
    await save.send({ version: latest(), items: [...list] }).then(
      () =>
        toast({
          title: done,
          ...(undo && {
            action: { label: words.undo, onAction: () => save.run({ version: latest(), items: before }) },
          }),
        }),
      () => undefined,
    );
  };
  return {
    items,
    version,
    isPending: save.isPending,
    /** Saves the list, and offers to undo it. */
    change: (list: readonly CategorySetting[], done: string) => void saveAll(list.map(inputOf), done, true),
  };
}
