import { Plus } from 'lucide-react';
import { memo } from 'react';
import type { PlannerKind } from './types.ts';
import type { Handle } from './useCarry.ts';

type Props = {
  label: string;
  kinds: readonly PlannerKind[];
  handle: Handle;
  onAdd: (kind: string) => void;
};

/** The palette of items to add, by pressing or by dragging them into place. On phones, each day has its own button. */
export const Kinds = memo(function Kinds({ label, kinds, handle, onAdd }: Props) {
  return (
    <ul aria-label={label} className="mb-4 hidden flex-wrap gap-2 @xl:flex">
      {kinds.map((kind) => (
        <li key={kind.id}>
          <button
            type="button"
            onPointerDown={(event) =>
              handle.press(event, { type: 'kind', id: kind.id, title: kind.label, from: null })
            }
            onClick={() => onAdd(kind.id)}
            className="flex min-h-10 cursor-grab touch-none items-center gap-2 rounded-full border border-dashed border-line-strong px-4 text-sm font-medium hover:border-ink [&_svg]:size-4"
          >
            {kind.icon ?? <Plus aria-hidden />}
            {kind.label}
          </button>
        </li>
      ))}
    </ul>
  );
});
