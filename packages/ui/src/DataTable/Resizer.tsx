import { useRef } from 'react';
import { useSay } from '../internal/say.ts';

const MIN = 72;
const STEP = 16;

type Props = { label: string; width: number | undefined; onResize: (width: number) => void };

/** The resize handle of a column, moved by dragging or with the arrow keys. */
export function Resizer({ label, width, onResize }: Props) {
  const say = useSay();
  const drag = useRef<{ x: number; width: number; sign: number } | null>(null);
  const cell = (el: Element) => el.closest('th')!;
  const sign = (el: Element) => (getComputedStyle(el).direction === 'rtl' ? -1 : 1);
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={say('Width of {name}', { name: label })}
      aria-valuemin={MIN}
      aria-valuenow={Math.round(width ?? 160)}
      aria-valuetext={width ? say('{count} pixels', { count: Math.round(width) }) : say('automatic')}
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = {
          x: event.clientX,
          width: cell(event.currentTarget).offsetWidth,
          sign: sign(event.currentTarget),
        };
      }}
      onPointerMove={(event) => {
        if (drag.current)
          onResize(Math.max(MIN, drag.current.width + (event.clientX - drag.current.x) * drag.current.sign));
      }}
      onPointerUp={() => (drag.current = null)}
      onKeyDown={(event) => {
        const by = { ArrowRight: STEP, ArrowLeft: -STEP }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        onResize(Math.max(MIN, cell(event.currentTarget).offsetWidth + by * sign(event.currentTarget)));
      }}
      className="absolute inset-y-0 -end-3 z-10 w-6 cursor-col-resize touch-none rounded-xs after:absolute after:inset-y-3 after:start-1/2 after:w-px after:bg-line hover:after:w-0.5 hover:after:bg-accent-text focus-visible:after:bg-accent-text"
    />
  );
}
