import { type Ref, useState } from 'react';
import { Group, Input, TextField as AriaTextField, type TextFieldProps } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { fieldBox, FieldError, FieldHelp, FieldLabel, type FieldProps } from '../internal/field.tsx';

export type CodeFieldProps = Omit<
  TextFieldProps,
  | 'className'
  | 'style'
  | 'children'
  | 'isInvalid'
  | 'validate'
  | 'value'
  | 'defaultValue'
  | 'type'
  | 'maxLength'
> &
  FieldProps & {
    value: string;
    onChange: (code: string) => void;
    /** Called when all digits are entered, whether typed, pasted, or autofilled by the device. */
    onComplete?: (code: string) => void;
    /** Number of digits. */
    length?: number;
    ref?: Ref<HTMLInputElement>;
  };

/**
 * A one-time code from an app, an email, or a text message. It is a single input, so paste and autofill fill
 * in the whole code.
 */
export function CodeField({
  label,
  description,
  error,
  hideLabel,
  className,
  value,
  onChange,
  onComplete,
  length = 6,
  ref,
  ...props
}: CodeFieldProps) {
  const [focused, setFocused] = useState(false);
  const change = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };
  return (
    <AriaTextField
      validationBehavior="aria"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck="false"
      {...props}
      value={value}
      onChange={change}
      isInvalid={!!error}
      className={cx(fieldBox, className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel} required={props.isRequired} />
      <FieldHelp description={description} />
      {/* Digits read left to right in every writing direction. */}
      <Group
        dir="ltr"
        className="relative w-fit max-w-full"
        onFocusCapture={() => setFocused(true)}
        onBlurCapture={() => setFocused(false)}
      >
        <div aria-hidden className="flex gap-2">
          {Array.from({ length }, (_, i) => (
            <span
              key={i}
              className={cx(
                'tabular grid h-13 w-11 min-w-0 place-items-center rounded-md border bg-raised text-xl font-medium',
                'transition-[border-color,box-shadow] duration-150',
                i === length / 2 && 'ms-2',
                error ? 'border-red' : 'border-line-strong',
                props.isDisabled && 'bg-sunken text-muted',
                focused && i === Math.min(value.length, length - 1) && 'border-focus ring-3 ring-focus/20',
              )}
            >
              {value[i]}
            </span>
          ))}
        </div>
        <Input
          ref={ref}
          className="absolute inset-0 size-full cursor-text bg-transparent text-transparent caret-transparent opacity-0 outline-none"
        />
      </Group>
      <FieldError error={error} />
    </AriaTextField>
  );
}
