import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import { useSay } from '../internal/say.ts';

export type SearchFieldProps = {
  /** The accessible name. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  placeholder?: string;
  /** Name of the field when the form is submitted without scripts. */
  name?: string;
  className?: string;
};

/**
 * Searches within the content that is shown. A native input: it works in a form before hydration, and a list
 * loads no field logic for it. Escape clears it, and reaches a dialog around it only once it is empty.
 */
export function SearchField({ label, value, onChange, placeholder, name, className }: SearchFieldProps) {
  const say = useSay();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  };
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
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
        ref={input}
        id={id}
        type="search"
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={placeholder ?? label}
        autoComplete="off"
        enterKeyHint="search"
        className="min-h-10.5 w-full min-w-0 flex-1 bg-transparent px-2.5 outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
      />
      {value && (
        <button
          type="button"
          // Escape does the same from the keyboard.
          tabIndex={-1}
          aria-label={say('Clear search')}
          onClick={clear}
          className="me-1 grid size-8 cursor-pointer place-items-center rounded-sm text-muted hover:bg-sunken focus-visible:outline-2 focus-visible:outline-focus [&_svg]:size-4"
        >
          <X aria-hidden />
        </button>
      )}
    </span>
  );
}
