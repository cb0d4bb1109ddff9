import { minorDigits, toMajor, toMinor } from '../money/money.ts';
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';

export type MoneyFieldProps = Omit<
  NumberFieldProps,
  'value' | 'onChange' | 'formatOptions' | 'prefix' | 'stepper' | 'minValue' | 'maxValue'
> & {
  /** Minor units (cents); null is an empty field. */
  value: number | null;
  onChange: (minor: number | null) => void;
  currency: string;
  /** 0 for whole amounts; by default the currency's own decimals. */
  decimals?: 0 | 2;
  /** Minor units. */
  minMinor?: number;
  maxMinor?: number;
};

/** An amount of money, typed in the person's notation and kept in minor units. */
export function MoneyField({
  value,
  onChange,
  currency,
  decimals,
  minMinor,
  maxMinor,
  ...props
}: MoneyFieldProps) {
  const digits = Math.min(decimals ?? Infinity, minorDigits(currency));
  return (
    <NumberField
      {...props}
      value={value === null ? null : toMajor(value, currency)}
      onChange={(major) => onChange(major === null ? null : toMinor(major, currency))}
      formatOptions={{
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }}
      {...(minMinor !== undefined && { minValue: toMajor(minMinor, currency) })}
      {...(maxMinor !== undefined && { maxValue: toMajor(maxMinor, currency) })}
      isWheelDisabled
    />
  );
}
