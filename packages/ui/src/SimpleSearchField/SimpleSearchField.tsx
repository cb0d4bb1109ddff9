import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../internal/cx.ts';
import { useSay } from '../internal/say.ts';

export type SimpleSearchFieldProps = {
  /** The accessible name. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  placeholder?: string;
  /** Name of the field when the form is submitted without scripts. */
  name?: string;
  className?: string;
};

/** A SearchField for public pages: a native input in a form that also works before hydration. */
export function SimpleSearchField({
  label,
  value,
  onChange,
  placeholder,
  name,
  className,
}: SimpleSearchFieldProps) {
  const say = useSay();
  const id = useId();
  return (
    <span
      className={cx(
        'flex min-h-11 w-full min-w-0 items-center rounded-md border border-line-strong bg-raised text-[0.9375rem] text-ink',
        'transition-[border-color,box-shadow] duration-150 hover:border-ink/60 focus-within:border-focus focus-within:ring-3 focus-within:ring-focus/20',
        className,
      )}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search aria-hidden className="ms-3.5 size-4 shrink-0 text-muted" />
      <input
        id={id}
        type="search"
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholder ?? label}
        autoComplete="off"
        enterKeyHint="search"
        className="min-h-10.5 w-full min-w-0 flex-1 bg-transparent px-2.5 outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
      />
      {value && (
        <button
          type="button"
          aria-label={say('Clear search')}
          onClick={() => onChange('')}
          className="me-1 grid size-8 cursor-pointer place-items-center rounded-sm text-muted hover:bg-sunken focus-visible:outline-2 focus-visible:outline-focus [&_svg]:size-4"
        >
          <X aria-hidden />
        </button>
      )}
    </span>
  );
}
