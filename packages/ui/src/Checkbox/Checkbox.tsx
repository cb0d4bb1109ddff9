import { Check, Minus } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import { cx } from '../internal/cx.ts';

export type CheckboxProps = {
  children: ReactNode;
  value: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  name?: string;
  description?: ReactNode;
  error?: string | undefined;
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A yes-or-no choice that is submitted with a form. For a setting that applies immediately, use Switch. */
export function Checkbox({
  children,
  value,
  onChange,
  description,
  error,
  className,
  ref,
  ...props
}: CheckboxProps) {
  const id = useId();
  return (
    <div className={cx('flex min-w-0 flex-col gap-1', className)}>
      <AriaCheckbox
        validationBehavior="aria"
        {...props}
        {...(ref && { inputRef: ref })}
        isSelected={value}
        onChange={onChange}
        isInvalid={!!error}
        {...((description || error) && { 'aria-describedby': id })}
        className="group/check flex min-h-6 min-w-0 items-start gap-2.5 text-[0.9375rem] leading-6 data-disabled:text-muted"
      >
        {({ isSelected, isIndeterminate }) => (
          <>
            <span
              className={cx(
                'mt-0.5 grid size-5 shrink-0 place-items-center rounded-xs border transition-colors duration-150',
                'group-data-focus-visible/check:outline-2 group-data-focus-visible/check:outline-offset-2 group-data-focus-visible/check:outline-focus',
                isSelected || isIndeterminate
                  ? 'border-accent bg-accent text-accent-ink'
                  : 'border-line-strong bg-raised group-data-invalid/check:border-red',
              )}
            >
              {isIndeterminate ? (
                <Minus className="size-3.5" strokeWidth={3} />
              ) : (
                isSelected && <Check className="size-3.5" strokeWidth={3} />
              )}
            </span>
            <span className="min-w-0">{children}</span>
          </>
        )}
      </AriaCheckbox>
      {(description || error) && (
        <div id={id} className="ps-7.5 text-[0.8125rem] leading-snug">
          {description && <p className="text-muted">{description}</p>}
          {error && <p className="font-medium text-red">{error}</p>}
        </div>
      )}
    </div>
  );
}
