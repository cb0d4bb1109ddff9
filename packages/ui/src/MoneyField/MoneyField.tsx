import { useSay } from '../internal/say.ts';
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
  /** 0 for whole amounts: what is typed with cents stays and is refused. By default the currency's own decimals. */
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
  const say = useSay();
  const own = minorDigits(currency);
  const whole = decimals === 0 && (value ?? 0) % 10 ** own === 0;
  const error = props.error ?? (decimals === 0 && !whole ? say('Enter a whole amount.') : undefined);
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
        // Digits of the currency, or none for a whole amount; never one of two.
        minimumFractionDigits: whole ? 0 : own,
        maximumFractionDigits: own,
      }}
      {...(minMinor !== undefined && { minValue: toMajor(minMinor, currency) })}
      {...(maxMinor !== undefined && { maxValue: toMajor(maxMinor, currency) })}
      isWheelDisabled
    />
  );
}
