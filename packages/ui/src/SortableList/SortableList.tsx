import { GripVertical } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from '../internal/cx.ts';

export type SortableItem = { id: string; content: ReactNode };

export type SortableListProps = {
  /** Names the list. */
  label: string;
  /** The items in their order; ids are unique. */
  items: readonly SortableItem[];
  /** Called when an item was dropped at another place, with the number of places that it moves by. */
  onMove: (id: string, by: number) => void;
  /** Takes the handles away, such as for people who may only read. */
  isDisabled?: boolean;
};

type Drag = { id: string; from: number; startY: number };

const edge = 72;

/** The place that an item is dropped at: before the first other row whose middle is below the pointer. */
function placeAt(list: HTMLElement, y: number, from: number): number {
  const others = [...list.children].filter((_, i) => i !== from);
  const at = others.findIndex((row) => {
    const box = row.getBoundingClientRect();
    return y < box.top + box.height / 2;
  });
  return at < 0 ? others.length : at;
}

/** Rows in an order that people choose, dragged by their handles. */
export function SortableList({ label, items, onMove, isDisabled = false }: SortableListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const [place, setPlace] = useState<number>();
  const stop = () => {
    setDrag(undefined);
    setPlace(undefined);
  };
  const press = (event: PointerEvent, id: string, from: number) => {
    if (event.button !== 0) return;
    event.preventDefault();
    setDrag({ id, from, startY: event.clientY });
  };
  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!drag || !list.current) return;
    if (place === undefined && Math.abs(event.clientY - drag.startY) < 5) return;
    if (event.clientY < edge) scrollBy(0, -14);
    else if (event.clientY > innerHeight - edge) scrollBy(0, 14);
    setPlace(placeAt(list.current, event.clientY, drag.from));
  });
  const drop = useEffectEvent(() => {
    if (drag && place !== undefined && place !== drag.from) onMove(drag.id, place - drag.from);
    stop();
  });
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') stop();
  });
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    const onPointerMove = (event: globalThis.PointerEvent) => move(event);
    const onPointerUp = () => drop();
    const onCancel = () => stop();
    const onKeyDown = (event: KeyboardEvent) => escape(event);
    addEventListener('pointermove', onPointerMove);
    addEventListener('pointerup', onPointerUp);
    addEventListener('pointercancel', onCancel);
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('pointermove', onPointerMove);
      removeEventListener('pointerup', onPointerUp);
      removeEventListener('pointercancel', onCancel);
      removeEventListener('keydown', onKeyDown);
    };
  }, [isDragging]);
  // The line is above a row when its item moves up to it, and below it when it moves down to it.
  const lineAt = (i: number) => {
    if (!drag || place !== i || place === drag.from) return '';
    return place < drag.from ? 'before:top-0' : 'before:bottom-0';
  };
  return (
    <ul ref={list} aria-label={label} className={cx('divide-y divide-line', isDragging && 'select-none')}>
      {items.map(({ id, content }, i) => (
        <li
          key={id}
          className={cx(
            'relative flex items-center',
            drag?.id === id && place !== undefined && 'bg-sunken opacity-60',
            lineAt(i) &&
              `before:absolute before:inset-x-0 before:z-1 before:h-0.5 before:bg-accent ${lineAt(i)}`,
          )}
        >
          {!isDisabled && items.length > 1 && (
            // Buttons beside the content do the same for keyboards and screen readers.
            <span
              aria-hidden
              data-handle
              onPointerDown={(event) => press(event, id, i)}
              className={cx(
                '-me-3 grid w-9 shrink-0 touch-none place-items-center self-stretch text-muted hover:text-ink',
                isDragging ? 'cursor-grabbing' : 'cursor-grab',
              )}
            >
              <GripVertical className="size-4" />
            </span>
          )}
          <div className="min-w-0 flex-1">{content}</div>
        </li>
      ))}
    </ul>
  );
}
