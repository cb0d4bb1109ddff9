import type { Ref } from 'react';
import { TextArea as AriaTextArea, TextField, type TextFieldProps as AriaProps } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { control, fieldBox, FieldError, FieldHelp, FieldLabel, type FieldProps } from '../internal/field.tsx';
import { plain } from '../internal/plain.ts';
import { useSay } from '../internal/say.ts';

export type TextAreaProps = Omit<
  AriaProps,
  'className' | 'style' | 'children' | 'isInvalid' | 'validate' | 'maxLength'
> &
  FieldProps & {
    placeholder?: string;
    rows?: number;
    /** Shows how many characters remain. Users can type past the limit; the counter turns red at zero. */
    limit?: number;
    ref?: Ref<HTMLTextAreaElement>;
  };

/** A multi-line text input with an optional character counter. */
export function TextArea({
  label,
  description,
  error,
  hideLabel,
  className,
  placeholder,
  rows = 4,
  limit,
  ref,
  value,
  ...props
}: TextAreaProps) {
  const say = useSay();
  const remaining = limit === undefined ? undefined : limit - (value?.length ?? 0);
  return (
    <TextField
      validationBehavior="aria"
      {...props}
      {...(value !== undefined && { value: value ?? '' })}
      isInvalid={!!error}
      className={cx(fieldBox, className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <FieldLabel label={label} hideLabel={hideLabel} required={props.isRequired} />
        {remaining !== undefined && (
          <span
            className={cx(
              'tabular ms-auto text-[0.8125rem]',
              remaining <= 0 ? 'font-medium text-red' : 'text-muted',
            )}
          >
            {plain(remaining)} <span className="sr-only">{say('characters remaining')}</span>
          </span>
        )}
      </div>
      <FieldHelp description={description} />
      <AriaTextArea
        ref={ref}
        rows={rows}
        {...(placeholder && { placeholder })}
        className={cx(control, 'field-sizing-content min-h-24 resize-y px-3.5 py-2.5 leading-relaxed')}
      />
      <FieldError error={error} />
    </TextField>
  );
}
