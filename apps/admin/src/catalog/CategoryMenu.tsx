import type { CategorySetting } from '@caravan/sdk';
import { IconButton } from '@caravan/ui/IconButton';
import { Menu } from '@caravan/ui/Menu';
import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react';
import { changed, moved } from './categories.ts';
import { words } from './messages.ts';
import type { useCategories } from './useCategories.ts';

/** What is done in a dialog, and with which category. */
export type CategoryTask = { kind: 'add' | 'edit' | 'merge' | 'delete'; id?: string };

export type CategoryMenuProps = {
  item: CategorySetting;
  list: ReturnType<typeof useCategories>;
  onTask: (task: CategoryTask) => void;
};

/** The actions of a category. */
export function CategoryMenu({ item, list, onTask }: CategoryMenuProps) {
  const { items, isPending, change } = list;
  const { id, name, hidden } = item;
  const at = items.indexOf(item);
  const isLast = !hidden && items.filter((other) => !other.hidden).length === 1;
  const move = (by: number) => change(moved(items, id, by), words.moved(name));
  return (
    <div className="flex items-center">
      <IconButton
        label={words.up(name)}
        icon={<ArrowUp aria-hidden />}
        isDisabled={isPending || at === 0}
        onPress={() => move(-1)}
      />
      <IconButton
        label={words.down(name)}
        icon={<ArrowDown aria-hidden />}
        isDisabled={isPending || at === items.length - 1}
        onPress={() => move(1)}
      />
      <Menu
        trigger={<IconButton label={words.more(name)} icon={<Ellipsis aria-hidden />} tooltip={false} />}
        items={[
          { id: 'edit', label: words.edit, onAction: () => onTask({ kind: 'edit', id }) },
          {
            id: 'hide',
            label: hidden ? words.show : words.hide,
            isDisabled: isPending || isLast,
            ...(isLast && { disabledReason: words.lastShown }),
            onAction: () =>
              change(changed(items, id, { hidden: !hidden }), hidden ? words.shown(name) : words.hid(name)),
          },
          { id: 'merge', label: words.mergeInto, onAction: () => onTask({ kind: 'merge', id }) },
          {
            id: 'delete',
            label: words.delete,
            tone: 'danger',
            separated: true,
            onAction: () => onTask({ kind: 'delete', id }),
          },
        ]}
      />
    </div>
  );
}
