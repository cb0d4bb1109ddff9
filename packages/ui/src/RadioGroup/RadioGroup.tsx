import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { fieldBox, FieldError, FieldHelp, FieldLabel, type FieldProps } from '../internal/field.tsx';
import type { Option } from '../internal/list.tsx';

export type RadioGroupProps = FieldProps & {
  options: readonly Option[];
  value: string | null;
  onChange: (id: string) => void;
  onBlur?: () => void;
  name?: string;
  orientation?: 'vertical' | 'horizontal';
  isRequired?: boolean;
  isDisabled?: boolean;
};

/** Selects one of two to six short, visible options. For options that need a sentence each, use RadioCards. */
export function RadioGroup({
  label,
  description,
  error,
  hideLabel,
  className,
  options,
  orientation = 'vertical',
  ...props
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      orientation={orientation}
      {...props}
      isInvalid={!!error}
      className={cx(fieldBox, className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel} required={props.isRequired} />
      <FieldHelp description={description} />
      <div className={cx('flex gap-x-6 gap-y-1', orientation === 'vertical' ? 'flex-col' : 'flex-wrap')}>
        {options.map((o) => (
          <Radio
            key={o.id}
            value={o.id}
            isDisabled={!!o.isDisabled}
            className="group/radio flex min-h-9 items-start gap-3 py-1.5 text-[0.9375rem] data-disabled:text-muted"
          >
            <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-line-strong bg-raised transition-colors duration-150 group-data-selected/radio:border-accent-text group-data-focus-visible/radio:outline-2 group-data-focus-visible/radio:outline-offset-2 group-data-focus-visible/radio:outline-focus">
              <span className="size-2.5 scale-0 rounded-full bg-accent-text transition-transform duration-150 group-data-selected/radio:scale-100" />
            </span>
            <span className="min-w-0">
              {o.label}
              {o.description && <span className="block text-sm text-muted">{o.description}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldError error={error} />
    </AriaRadioGroup>
  );
}
