import type { DestinationSetting } from '@caravan/sdk';
import { IconButton } from '@caravan/ui/IconButton';
import { Menu } from '@caravan/ui/Menu';
import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react';
import { changed, moved } from '../catalog/categories.ts';
import { inputOf, type Place } from './destinations.ts';
import { words } from './messages.ts';
import type { useDestinations } from './useDestinations.ts';

/** What is done in a dialog, and with which place. */
export type DestinationTask = { kind: 'add' | 'edit' | 'merge' | 'delete'; of?: Place };

export type DestinationMenuProps = {
  item: DestinationSetting;
  list: ReturnType<typeof useDestinations>;
  onTask: (task: DestinationTask) => void;
};

/** The actions of a destination. */
export function DestinationMenu({ item, list, onTask }: DestinationMenuProps) {
  const { settings, isPending, change } = list;
  const { items, onlyListed } = settings;
  const { id, name, hidden } = item;
  const at = items.indexOf(item);
  const isLast = onlyListed && !hidden && items.filter((other) => !other.hidden).length === 1;
  const move = (by: number) => change(moved(items, id, by).map(inputOf), words.moved(name));
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
          { id: 'edit', label: words.edit, onAction: () => onTask({ kind: 'edit', of: item }) },
          {
            id: 'hide',
            label: hidden ? words.show : words.hide,
            isDisabled: isPending || isLast,
            ...(isLast && { disabledReason: words.lastShown }),
            onAction: () =>
              change(
                changed(items, id, { hidden: !hidden }).map(inputOf),
                hidden ? words.shown(name) : words.hid(name),
              ),
          },
          {
            id: 'merge',
            label: words.mergeInto,
            isDisabled: items.length < 2,
            onAction: () => onTask({ kind: 'merge', of: item }),
          },
          {
            id: 'delete',
            label: words.delete,
            tone: 'danger',
            separated: true,
            onAction: () => onTask({ kind: 'delete', of: item }),
          },
        ]}
      />
    </div>
  );
}
