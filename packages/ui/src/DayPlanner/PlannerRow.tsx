import { memo } from 'react';
import { Ellipsis, GripVertical, Lock } from 'lucide-react';
import { cx } from '../internal/cx.ts';
import { PressArea } from '../PressArea/PressArea.tsx';
import { type Say, useSay } from '../internal/say.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuAction } from '../Menu/Menu.tsx';
import type { Carried, PlannerItem, PlannerPlace } from './types.ts';
import type { Handle } from './useCarry.ts';

type Props = {
  item: PlannerItem;
  day: string;
  handle: Handle;
  isCarried: boolean;
  isReadOnly: boolean;
  index: number;
  /** The index of the day's last item. */
  last: number;
  days: readonly { id: string; label: string; count: number }[];
  onMove: (item: string, from: string, to: PlannerPlace) => void;
  onOpen: ((item: string) => void) | undefined;
  whyNot: ((item: string, day: string) => string | undefined) | undefined;
};

/** The ways to move an item without dragging it. */
function moves({ item, day, index, last, days, onMove, whyNot }: Props, say: Say): MenuAction[] {
  const to = (place: PlannerPlace) => () => onMove(item.id, day, place);
  const at = days.findIndex((d) => d.id === day);
  const open = (d: { id: string }) => !whyNot?.(item.id, d.id);
  // Past the edge of a day an item goes on to the next one that can take it.
  const before = days.slice(0, at).findLast(open);
  const after = days.slice(at + 1).find(open);
  const up = index > 0 ? { day, index: index - 1 } : before && { day: before.id, index: before.count };
  const down = index < last ? { day, index: index + 1 } : after && { day: after.id, index: 0 };
  return [
    ...(up ? [{ id: 'up', label: say('Move up'), onAction: to(up) }] : []),
    ...(down ? [{ id: 'down', label: say('Move down'), onAction: to(down) }] : []),
    ...days
      .filter((d) => d.id !== day)
      .map((d, i) => {
        const reason = whyNot?.(item.id, d.id);
        return {
          id: `to-${d.id}`,
          label: say('Move to {day}', { day: d.label }),
          onAction: to({ day: d.id, index: d.count }),
          ...(i === 0 && { separated: true }),
          ...(reason && { disabledReason: reason }),
        };
      }),
  ];
}

/** One item of a day. While something is carried only the rows that change are drawn again. */
export const PlannerRow = memo(function PlannerRow(props: Props) {
  const { item, day, handle, isCarried, isReadOnly, onOpen } = props;
  const what: Carried = { type: 'item', id: item.id, title: item.title, from: day };
  const fixed = isReadOnly || item.isLocked;
  const say = useSay();
  const actions = [...(item.actions ?? []), ...(fixed ? [] : moves(props, say))];
  return (
    <li
      data-planner-item={item.id}
      className={cx(
        'group/row relative flex min-h-14 items-center gap-2 rounded-md border border-line bg-raised py-1.5 ps-1.5 pe-1.5 transition-opacity duration-150',
        isCarried && 'opacity-45',
      )}
    >
      {fixed ? (
        <span className="grid size-9 place-items-center text-muted">
          {item.isLocked && <Lock aria-label={say('Stays in its place')} className="size-4" />}
        </span>
      ) : (
        <button
          type="button"
          data-planner-handle={item.id}
          aria-label={say('Move {name}', { name: item.title })}
          aria-pressed={isCarried}
          onPointerDown={(event) => handle.press(event, what)}
          onKeyDown={(event) => handle.key(event, what)}
          onBlur={() => handle.blur(what)}
          className="grid size-9 cursor-grab touch-none select-none place-items-center rounded-sm text-muted hover:bg-ink/6 hover:text-ink"
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
      )}
      {item.icon && (
        <span aria-hidden className="text-accent-text [&_svg]:size-4.5">
          {item.icon}
        </span>
      )}
      <span className="min-w-0 flex-1">
        {onOpen ? (
          <PressArea
            look="bare"
            onPress={() => onOpen(item.id)}
            className="block max-w-full truncate rounded-xs text-start text-[0.9375rem] font-medium hover:underline"
          >
            {item.title}
          </PressArea>
        ) : (
          <span className="block truncate text-[0.9375rem] font-medium">{item.title}</span>
        )}
        {item.detail && <span className="block truncate text-[0.8125rem] text-muted">{item.detail}</span>}
      </span>
      {item.aside && <span className="tabular shrink-0 text-sm text-muted">{item.aside}</span>}
      {actions.length > 0 && (
        <Menu
          items={actions}
          trigger={
            <IconButton
              size="sm"
              label={say('Actions for {name}', { name: item.title })}
              icon={<Ellipsis />}
              tooltip={false}
            />
          }
        />
      )}
    </li>
  );
});
