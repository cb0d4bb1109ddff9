import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { fieldBox, FieldError, FieldHelp, FieldLabel, type FieldProps } from '../internal/field.tsx';

export type RadioCard = {
  id: string;
  title: ReactNode;
  description?: ReactNode;
  /** Content at the end, such as a price. */
  aside?: ReactNode;
  /** Content below the text, such as a list of what is included. */
  children?: ReactNode;
  isDisabled?: boolean;
};
export type RadioCardsProps = FieldProps & {
  options: readonly RadioCard[];
  value: string | null;
  onChange: (id: string) => void;
  onBlur?: () => void;
  name?: string;
  columns?: 1 | 2 | 3;
  isRequired?: boolean;
  isDisabled?: boolean;
};

// As many columns as fit the container: the cards may be in a page, a drawer, or next to other content.
const grid = {
  1: '',
  2: 'grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))]',
  3: 'grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))]',
};

/** Selects one of a few options that need a sentence each, such as a package. */
export function RadioCards({
  label,
  description,
  error,
  hideLabel,
  className,
  options,
  columns = 1,
  ...props
}: RadioCardsProps) {
  return (
    <RadioGroup validationBehavior="aria" {...props} isInvalid={!!error} className={cx(fieldBox, className)}>
      <FieldLabel label={label} hideLabel={hideLabel} required={props.isRequired} />
      <FieldHelp description={description} />
      <div className={cx('grid gap-3', grid[columns])}>
        {options.map((o) => (
          <Radio
            key={o.id}
            value={o.id}
            isDisabled={!!o.isDisabled}
            className={cx(
              'group/radio flex items-start gap-3 rounded-md border border-line bg-raised p-4 transition-[border-color,background-color] duration-150',
              'data-hovered:border-line-strong data-selected:border-accent-text data-selected:bg-accent-soft data-selected:ring-1 data-selected:ring-accent-text',
              'data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus data-disabled:opacity-55',
            )}
          >
            <span className="mt-1 grid size-4.5 shrink-0 place-items-center rounded-full border border-line-strong bg-raised group-data-selected/radio:border-accent-text">
              <span className="size-2.5 scale-0 rounded-full bg-accent-text transition-transform duration-150 group-data-selected/radio:scale-100" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="min-w-0 font-medium">{o.title}</span>
                {o.aside && <span className="tabular min-w-0 font-medium">{o.aside}</span>}
              </span>
              {o.description && (
                <span className="mt-0.5 block text-sm text-muted group-data-selected/radio:text-ink">
                  {o.description}
                </span>
              )}
              {o.children && <span className="mt-3 block text-sm">{o.children}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldError error={error} />
    </RadioGroup>
  );
}
