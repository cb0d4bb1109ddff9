import { useLocale } from 'react-aria-components';
import { useSay } from '../internal/say.ts';
import { formatMoney, minorDigits, minorStep, toMajor, toMinor } from '../money/money.ts';
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';

export type MoneyFieldProps = Omit<
  NumberFieldProps,
  'value' | 'onChange' | 'formatOptions' | 'prefix' | 'stepper' | 'minValue' | 'maxValue'
> & {
  /** The amount in minor units (cents); null when empty. */
  value: number | null;
  onChange: (minor: number | null) => void;
  currency: string;
  /** Use 0 for whole amounts: typed cents are kept and rejected as invalid. Default: the currency's decimals. */
  decimals?: 0 | 2;
  /** Minimum in minor units. */
  minMinor?: number;
  maxMinor?: number;
};

/**
 * A money amount, typed in the user's number format and stored in minor units. One that cannot be charged in its
 * currency is kept and rejected as invalid.
 */
export function MoneyField({
  value,
  onChange,
  currency,
  decimals,
  minMinor,
  maxMinor,
  ...props
}: MoneyFieldProps) {
  const say = useSay();
  const own = minorDigits(currency);
  const whole = decimals === 0 && (value ?? 0) % 10 ** own === 0;
  const { locale } = useLocale();
  const step = minorStep(currency);
  const between = (value ?? 0) % step !== 0;
  const invalid =
    decimals === 0 && !whole
      ? say('Enter a whole amount.')
      : between
        ? say('Enter amounts in steps of {step}.', {
            step: formatMoney(step, currency, { locale, trim: false }),
          })
        : undefined;
  const error = props.error ?? invalid;
  return (
    <NumberField
      {...props}
      error={error}
      value={value === null ? null : toMajor(value, currency)}
      onChange={(major) => onChange(major === null ? null : toMinor(major, currency))}
      formatOptions={{
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        // Show the currency's number of decimals, or none for a whole amount, but never only one of two.
        minimumFractionDigits: whole ? 0 : own,
        maximumFractionDigits: own,
      }}
      {...(minMinor !== undefined && { minValue: toMajor(minMinor, currency) })}
      {...(maxMinor !== undefined && { maxValue: toMajor(maxMinor, currency) })}
      isWheelDisabled
    />
  );
}
