import { Star } from 'lucide-react';
import { Radio, RadioGroup } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { fieldBox, FieldError, FieldHelp, FieldLabel, type FieldProps } from '../internal/field.tsx';
import { useSay } from '../internal/say.ts';

export type RatingProps = FieldProps & {
  /** 1 to `max`; null when not given. */
  value: number | null;
  onChange?: (value: number) => void;
  max?: number;
  isRequired?: boolean;
  isDisabled?: boolean;
};

/** Stars to give. Without `onChange` they only show a value. */
export function Rating({
  label,
  description,
  error,
  hideLabel,
  className,
  value,
  onChange,
  max = 5,
  ...props
}: RatingProps) {
  const say = useSay();
  const stars = Array.from({ length: max }, (_, i) => i + 1);
  const star = (n: number) => (
    <Star
      aria-hidden
      className={cx('size-5', n <= (value ?? 0) ? 'fill-accent-text text-accent-text' : 'text-line-strong')}
      strokeWidth={1.5}
    />
  );
  if (!onChange) {
    return (
      <span
        role="img"
        aria-label={`${typeof label === 'string' ? `${label}: ` : ''}${say('{value} of {max}', { value: value ?? 0, max })}`}
        className={cx('inline-flex', className)}
      >
        {stars.map((n) => (
          <span key={n}>{star(n)}</span>
        ))}
      </span>
    );
  }
  return (
    <RadioGroup
      validationBehavior="aria"
      {...props}
      orientation="horizontal"
      value={value === null ? null : String(value)}
      onChange={(next) => onChange(Number(next))}
      isInvalid={!!error}
      className={cx(fieldBox, className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel} required={props.isRequired} />
      <FieldHelp description={description} />
      <div className="flex">
        {stars.map((n) => (
          <Radio
            key={n}
            value={String(n)}
            aria-label={say('{value} of {max}', { value: n, max })}
            className="cursor-pointer rounded-xs p-1 data-focus-visible:outline-2 data-focus-visible:outline-focus"
          >
            {star(n)}
          </Radio>
        ))}
      </div>
      <FieldError error={error} />
    </RadioGroup>
  );
}
