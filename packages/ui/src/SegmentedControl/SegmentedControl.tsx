import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
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

/** Two to five short choices of which one always holds, such as a view. It acts at once. */
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
  return (
    <ToggleButtonGroup
      ref={bar}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={!!isDisabled}
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [next] = [...keys];
        if (next !== undefined && next !== value) onChange(String(next));
      }}
      className={cx(
        'inline-flex max-w-full gap-1 overflow-x-auto rounded-md border border-line bg-sunken p-1',
        stretch && 'flex w-full',
        className,
      )}
    >
      {options.map((o) => (
        <ToggleButton
          key={o.id}
          id={o.id}
          isDisabled={!!o.isDisabled}
          className={cx(
            'flex min-h-9 items-center justify-center gap-2 rounded-sm px-3.5 text-sm font-medium whitespace-nowrap text-muted outline-none [&_svg]:size-4',
            'transition-colors duration-150 data-hovered:text-ink data-disabled:opacity-50',
            'data-selected:bg-raised data-selected:text-ink data-selected:shadow-raised',
            'data-focus-visible:outline-2 data-focus-visible:outline-offset-[-2px] data-focus-visible:outline-focus',
            stretch && 'flex-1',
          )}
        >
          {o.icon}
          {o.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
