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
  /** Takes the whole width, each choice an equal part. */
  stretch?: boolean;
  className?: string;
};

/** Where an arrow leads to among the choices, as they are written from left to right. */
const arrows: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows go from choice to choice and choose nothing: one may act at once, such as by loading the page anew. */
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
 * Two to five short choices of which one always holds, such as a view. It acts at once. It stands at the foot of every
 * public page, so it does without what a group of toggles would bring along.
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
  // The keyboard enters at the choice that holds.
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
            'flex min-h-9 items-center justify-center gap-2 rounded-sm px-3.5 text-sm font-medium whitespace-nowrap text-muted outline-none [&_svg]:size-4',
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
