import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../internal/cx.ts';

export type SimpleSelectProps = {
  /** The accessible name; the selected option conveys it visually. */
  label: string;
  options: readonly { id: string; label: string }[];
  /** ID of the selected option. */
  value: string;
  onChange: (id: string) => void;
  /** Name of the field when the form is submitted without scripts. */
  name?: string;
  className?: string;
};

/** A Select for public pages: a native select, which also works before hydration. */
export function SimpleSelect({ label, options, value, onChange, name, className }: SimpleSelectProps) {
  const id = useId();
  return (
    <span className={cx('relative inline-flex', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cx(
          'min-h-11 w-full min-w-0 cursor-pointer appearance-none truncate rounded-md border border-line-strong/50 bg-raised py-1 ps-4 pe-9 text-sm text-ink shadow-raised',
          'outline-offset-2 transition-[border-color] duration-150 hover:border-line-strong focus-visible:outline-2 focus-visible:outline-focus',
        )}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
