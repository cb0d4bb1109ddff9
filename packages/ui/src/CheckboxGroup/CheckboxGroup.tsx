import { Check } from 'lucide-react';
import { Checkbox, CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { fieldBox, FieldError, FieldHelp, FieldLabel, type FieldProps } from '../internal/field.tsx';
import type { Option } from '../internal/list.tsx';

export type CheckboxGroupProps = FieldProps & {
  options: readonly Option[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  onBlur?: () => void;
  name?: string;
  columns?: 1 | 2 | 3;
  isRequired?: boolean;
  isDisabled?: boolean;
};

const grid = {
  1: '',
  2: 'grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))]',
  3: 'grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))]',
};

/** Selects any number of a few visible options, such as dietary needs. */
export function CheckboxGroup({
  label,
  description,
  error,
  hideLabel,
  className,
  options,
  value,
  columns = 1,
  ...props
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      validationBehavior="aria"
      {...props}
      value={[...value]}
      isInvalid={!!error}
      className={cx(fieldBox, className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel} required={props.isRequired} />
      <FieldHelp description={description} />
      <div className={cx('grid gap-x-6 gap-y-1', grid[columns])}>
        {options.map((o) => (
          <Checkbox
            key={o.id}
            value={o.id}
            isDisabled={!!o.isDisabled}
            className="group/check flex min-h-9 items-start gap-3 py-1.5 text-[0.9375rem] data-disabled:text-muted"
          >
            <span
              aria-hidden
              className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-xs border border-line-strong bg-raised text-accent-ink transition-colors duration-150 group-data-focus-visible/check:outline-2 group-data-focus-visible/check:outline-offset-2 group-data-focus-visible/check:outline-focus group-data-invalid/check:border-red group-data-selected/check:border-accent group-data-selected/check:bg-accent [&_svg]:invisible [&_svg]:size-3.5 group-data-selected/check:[&_svg]:visible"
            >
              <Check strokeWidth={3} />
            </span>
            <span className="min-w-0">
              {o.label}
              {o.description && <span className="block text-sm text-muted">{o.description}</span>}
            </span>
          </Checkbox>
        ))}
      </div>
      <FieldError error={error} />
    </AriaCheckboxGroup>
  );
}
