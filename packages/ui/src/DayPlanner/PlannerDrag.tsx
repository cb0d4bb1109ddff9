import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSay } from '../internal/say.ts';
import { useShelf } from './shelf.ts';
import type { PlannerPlace } from './types.ts';

export type PlannerDragProps = {
  id: string;
  title: string;
  detail?: string;
  icon?: ReactNode;
  /** Dragging it into a day says where; pressing it says the end of the visible day. */
  onDrop: (place: PlannerPlace) => void;
};

/** An item on a planner's shelf, to drag into a day. */
export function PlannerDrag({ id, title, detail, icon, onDrop }: PlannerDragProps) {
  const { handle, end } = useShelf();
  const say = useSay();
  return (
    <button
      type="button"
      // The name has all that is visible in it.
      aria-label={say('Add {name}', { name: detail ? `${title} ${detail}` : title })}
      onPointerDown={(event) => handle.press(event, { type: 'kind', id, title, from: null, drop: onDrop })}
      onClick={() => onDrop(end())}
      className="flex min-h-14 w-full cursor-grab touch-none items-center gap-2.5 rounded-md border border-line bg-raised px-2 py-1.5 text-start select-none hover:border-ink"
    >
      <GripVertical aria-hidden className="size-4 shrink-0 text-muted" />
      {icon && (
        <span aria-hidden className="shrink-0 text-accent-text [&_svg]:size-4.5">
          {icon}
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate text-[0.9375rem] font-medium">{title}</span>{' '}
        {detail && <span className="block truncate text-[0.8125rem] text-muted">{detail}</span>}
      </span>
    </button>
  );
}
