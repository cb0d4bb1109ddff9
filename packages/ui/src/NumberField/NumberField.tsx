import { Minus, Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaProps,
} from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { control, fieldBox, FieldError, FieldHelp, FieldLabel, type FieldProps } from '../internal/field.tsx';

export type NumberFieldProps = Omit<
  AriaProps,
  'className' | 'style' | 'children' | 'isInvalid' | 'validate' | 'value' | 'onChange' | 'defaultValue'
> &
  FieldProps & {
    /** The number; null when empty. */
    value?: number | null;
    onChange?: (value: number | null) => void;
    /** Shows buttons to decrement and increment. */
    stepper?: boolean;
    prefix?: ReactNode;
    suffix?: ReactNode;
    placeholder?: string;
    ref?: Ref<HTMLInputElement>;
  };

/** A number in the user's own format. */
export function NumberField({
  label,
  description,
  error,
  hideLabel,
  className,
  value,
  onChange,
  stepper,
  prefix,
  suffix,
  placeholder,
  ref,
  ...props
}: NumberFieldProps) {
  const step =
    'grid size-9 shrink-0 place-items-center rounded-sm text-muted data-hovered:bg-sunken data-hovered:text-ink data-disabled:opacity-40 [&_svg]:size-4';
  return (
    <AriaNumberField
      validationBehavior="aria"
      {...props}
      value={value ?? NaN}
      {...(onChange && { onChange: (n: number) => onChange(Number.isNaN(n) ? null : n) })}
      isInvalid={!!error}
      className={cx(fieldBox, className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel} required={props.isRequired} />
      <FieldHelp description={description} />
      <Group className={cx(control, 'flex min-h-11 items-center', stepper && 'px-1')}>
        {stepper && (
          <Button slot="decrement" className={step}>
            <Minus aria-hidden />
          </Button>
        )}
        {prefix && <span className="ps-3.5 text-muted">{prefix}</span>}
        <Input
          ref={ref}
          {...(placeholder && { placeholder })}
          className={cx(
            'tabular min-h-10.5 w-full min-w-0 flex-1 rounded-md bg-transparent px-3.5 outline-none',
            stepper && 'px-1 text-center',
          )}
        />
        {suffix && <span className="pe-3.5 text-sm text-muted">{suffix}</span>}
        {stepper && (
          <Button slot="increment" className={step}>
            <Plus aria-hidden />
          </Button>
        )}
      </Group>
      <FieldError error={error} />
    </AriaNumberField>
  );
}
