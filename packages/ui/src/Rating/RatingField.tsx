import { Radio, RadioGroup } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { fieldBox, FieldError, FieldHelp, FieldLabel, type FieldProps } from '../internal/field.tsx';
import { useSay } from '../internal/say.ts';
import { RatingStar } from './RatingStar.tsx';

export type RatingFieldProps = FieldProps & {
  /** The rating from 1 to `max`; null when not given. */
  value: number | null;
  onChange: (value: number) => void;
  max?: number;
  isRequired?: boolean;
  isDisabled?: boolean;
};

/** Collects a star rating. To display one, use Rating. */
export function RatingField({
  label,
  description,
  error,
  hideLabel,
  className,
  value,
  onChange,
  max = 5,
  ...props
}: RatingFieldProps) {
  const say = useSay();
  const stars = Array.from({ length: max }, (_, i) => i + 1);
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
            <RatingStar isGiven={n <= (value ?? 0)} />
          </Radio>
        ))}
      </div>
      <FieldError error={error} />
    </RadioGroup>
  );
}
