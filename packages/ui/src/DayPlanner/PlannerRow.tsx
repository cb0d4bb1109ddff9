import { memo } from 'react';
import { Ellipsis, GripVertical, Lock } from 'lucide-react';
import { cx } from '../internal/cx.ts';
import { PressArea } from '../PressArea/PressArea.tsx';
import { useSay } from '../internal/say.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuAction } from '../Menu/Menu.tsx';
import type { Carried, PlannerItem } from './types.ts';
import type { Handle } from './useCarry.ts';

type Props = {
  item: PlannerItem;
  day: string;
  handle: Handle;
  isCarried: boolean;
  isReadOnly: boolean;
  /** Whether there is another position to move it to. */
  canMove: boolean;
  movesOf: (item: string) => readonly MenuAction[];
  onOpen: ((item: string) => void) | undefined;
};

/** One item of a day, memoized so that dragging re-renders only the rows that change. */
export const PlannerRow = memo(function PlannerRow(props: Props) {
  const { item, day, handle, isCarried, isReadOnly, canMove, movesOf, onOpen } = props;
  const what: Carried = { type: 'item', id: item.id, title: item.title, from: day };
  const fixed = isReadOnly || !!item.isLocked;
  const say = useSay();
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
          {item.isLocked && <Lock aria-label={say('Cannot be moved')} className="size-4" />}
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
      <What item={item} movesOf={!fixed && canMove ? movesOf : undefined} onOpen={onOpen} />
    </li>
  );
});

type WhatProps = {
  item: PlannerItem;
  movesOf: ((item: string) => readonly MenuAction[]) | undefined;
  onOpen: ((item: string) => void) | undefined;
};

/** The item's content and actions, which don't change during a drag. */
const What = memo(function What({ item, movesOf, onOpen }: WhatProps) {
  const say = useSay();
  return (
    <>
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
      {(movesOf || (item.actions?.length ?? 0) > 0) && (
        <Menu
          items={() => [...(item.actions ?? []), ...(movesOf?.(item.id) ?? [])]}
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
    </>
  );
});
