import type { ReactNode, Ref } from 'react';
import {
  Group,
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaProps,
} from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { control, fieldBox, FieldError, FieldHelp, FieldLabel, type FieldProps } from '../internal/field.tsx';

export type TextFieldProps = Omit<AriaProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate'> &
  FieldProps & {
    placeholder?: string;
    /** Content inside the box before and after the text: a unit, an icon, a small button. */
    prefix?: ReactNode;
    suffix?: ReactNode;
    /** Ref to the input, so that a form can focus it. */
    ref?: Ref<HTMLInputElement>;
  };

/** A single-line text input. */
export function TextField({
  label,
  description,
  error,
  hideLabel,
  className,
  placeholder,
  prefix,
  suffix,
  ref,
  value,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      {...(value !== undefined && { value: value ?? '' })}
      isInvalid={!!error}
      className={cx(fieldBox, className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel} required={props.isRequired} />
      <FieldHelp description={description} />
      <Group className={cx(control, 'flex min-h-11 items-center')}>
        {prefix && <span className="ps-3.5 text-muted [&_svg]:size-4">{prefix}</span>}
        <Input
          ref={ref}
          {...(placeholder && { placeholder })}
          className="min-h-10.5 w-full min-w-0 flex-1 rounded-md bg-transparent px-3.5 outline-none placeholder:text-muted"
        />
        {suffix && <span className="pe-2 text-muted [&_svg]:size-4">{suffix}</span>}
      </Group>
      <FieldError error={error} />
    </AriaTextField>
  );
}
