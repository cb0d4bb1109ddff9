import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useReveal } from '../internal/useReveal.ts';

export type Segment = { id: string; label: ReactNode; icon?: ReactNode; isDisabled?: boolean };
export type SegmentedControlProps = {
  label: string;
  options: readonly Segment[];
  value: string;
  onChange: (id: string) => void;
  isDisabled?: boolean;
  /** Takes the full width, divided equally among the options. */
  stretch?: boolean;
  className?: string;
};

/** Direction of each arrow key among the options, in left-to-right order. */
const arrows: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys move focus without selecting, because a selection can apply immediately, for example by
 * reloading the page.
 */
function move(event: KeyboardEvent<HTMLElement>) {
  const step = arrows[event.key];
  if (!step) return;
  event.preventDefault();
  const bar = event.currentTarget;
  const choices = [...bar.querySelectorAll<HTMLElement>('[role="radio"]:enabled')];
  const isTurned =
    event.key !== 'ArrowDown' && event.key !== 'ArrowUp' && getComputedStyle(bar).direction === 'rtl';
  choices[choices.indexOf(event.target as HTMLElement) + (isTurned ? -step : step)]?.focus();
}

/**
 * Two to five short options, one of which is always selected, such as a view. It applies immediately. It is
 * at the bottom of every public page, so it avoids the weight of a toggle button group.
 */
export function SegmentedControl({
  label,
  options,
  value,
  onChange,
  isDisabled,
  stretch,
  className,
}: SegmentedControlProps) {
  const bar = useReveal<HTMLDivElement>('[aria-checked="true"]', value);
  const enabled = options.filter((o) => !isDisabled && !o.isDisabled);
  // Tab enters at the selected option.
  const entry = (enabled.find((o) => o.id === value) ?? enabled[0])?.id;
  return (
    <div
      ref={bar}
      role="radiogroup"
      aria-label={label}
      onKeyDown={move}
      className={cx(
        'inline-flex max-w-full gap-1 overflow-x-auto rounded-md border border-line bg-sunken p-1',
        stretch && 'flex w-full',
        className,
      )}
    >
      {options.map((o) => (
        <button
          key={o.id}
          type="button"
          role="radio"
          aria-checked={o.id === value}
          tabIndex={o.id === entry ? 0 : -1}
          disabled={!!isDisabled || !!o.isDisabled}
          onClick={() => o.id !== value && onChange(o.id)}
          className={cx(
            'flex min-h-9 items-center justify-center gap-2 rounded-sm px-3.5 text-sm font-medium whitespace-nowrap text-muted [&_svg]:size-4',
            'transition-colors duration-150 enabled:hover:text-ink disabled:opacity-50',
            'aria-checked:bg-raised aria-checked:text-ink aria-checked:shadow-raised',
            'focus-visible:outline-2 focus-visible:outline-offset-[-2px] focus-visible:outline-focus',
            stretch && 'flex-1',
          )}
        >
          {o.icon}
          {o.label}
        </button>
      ))}
    </div>
  );
}
