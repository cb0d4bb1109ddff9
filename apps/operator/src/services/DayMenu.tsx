import type { Day } from '@caravan/sdk';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { IconButton } from '@caravan/ui/IconButton';
import { Menu, type MenuAction } from '@caravan/ui/Menu';
import { ArrowDown, ArrowUp, CalendarPlus, EllipsisVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { addDay, moveDay, removeDay } from './days.ts';
import { words } from './messages.ts';

type DayMenuProps = {
  /** All days, in order. */
  days: Day[];
  day: Day;
  onChange: (days: Day[], message: string) => void;
};

/** Moves a day with everything in it, adds one after it, or removes it. */
export function DayMenu({ days, day: { day, services, photos = [] }, onChange }: DayMenuProps) {
  const [isRemoving, setRemoving] = useState(false);
  const move = (by: -1 | 1) => onChange(moveDay(days, day, by), words.dayMoved(day, day + by));
  const remove = () => {
    setRemoving(false);
    onChange(removeDay(days, day), words.dayRemoved(day));
  };
  const items: MenuAction[] = [
    ...(day > 1
      ? [{ id: 'up', label: words.up, icon: <ArrowUp aria-hidden />, onAction: () => move(-1) }]
      : []),
    ...(day < days.length
      ? [{ id: 'down', label: words.down, icon: <ArrowDown aria-hidden />, onAction: () => move(1) }]
      : []),
    {
      id: 'add',
      label: words.addDay,
      icon: <CalendarPlus aria-hidden />,
      onAction: () => onChange(addDay(days, day), words.dayAdded(day + 1)),
    },
    ...(days.length > 1
      ? [
          {
            id: 'remove',
            label: words.removeDay,
            icon: <Trash2 aria-hidden />,
            tone: 'danger' as const,
            // An empty day is back by Undo as it was.
            onAction: () => (services.length + photos.length > 0 ? setRemoving(true) : remove()),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        trigger={
          <IconButton size="sm" label={words.dayActions(day)} icon={<EllipsisVertical aria-hidden />} />
        }
        items={items}
      />
      <ConfirmDialog
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        onConfirm={remove}
        title={words.removeDayTitle(day)}
        confirmLabel={words.removeDay}
        tone="danger"
      >
        {words.removeDayText(services.length)}
      </ConfirmDialog>
    </>
  );
}
