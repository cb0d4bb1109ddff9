import type { ReactNode } from 'react';
import { FieldError as AriaFieldError, Label, Text } from 'react-aria-components';
import { cx } from './cx.ts';

/** Props that every field of the library takes. */
export type FieldProps = {
  label: ReactNode;
  /** Help text below the label. */
  description?: ReactNode;
  /** The error message shown below the field; its presence marks the field as invalid. */
  error?: string | undefined;
  /** Shows the label to screen readers only. Use it where a heading next to the field already says the same. */
  hideLabel?: boolean;
  className?: string;
};

export const fieldBox = 'group/field flex w-full min-w-0 flex-col gap-1.5';

/** Single-line fields are 44 px high (`min-h-11`) including the border, so an input inside takes 42. */
export const control = cx(
  'w-full min-w-0 rounded-md border border-line-strong bg-raised text-[0.9375rem] text-ink',
  'transition-[border-color,box-shadow] duration-150 placeholder:text-muted',
  'data-hovered:border-ink/60 data-disabled:bg-sunken data-disabled:text-muted',
  'data-invalid:border-red data-focused:border-focus data-focused:outline-none data-focused:ring-3 data-focused:ring-focus/20',
  'data-focus-within:border-focus data-focus-within:ring-3 data-focus-within:ring-focus/20',
  'data-[invalid]:data-focused:ring-red/20',
);

export function FieldLabel({
  label,
  hideLabel,
  required,
}: {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  required?: boolean | undefined;
}) {
  return (
    <Label className={cx('text-sm font-medium', hideLabel && 'sr-only')}>
      {label}
      {required && (
        <span aria-hidden className="text-muted">
          {' '}
          *
        </span>
      )}
    </Label>
  );
}

export function FieldHelp({ description }: { description?: ReactNode }) {
  return description ? (
    <Text slot="description" className="text-[0.8125rem] leading-snug text-muted">
      {description}
    </Text>
  ) : null;
}

export function FieldError({ error }: { error?: string | undefined }) {
  return (
    <AriaFieldError className="text-[0.8125rem] leading-snug font-medium text-red">{error}</AriaFieldError>
  );
}
