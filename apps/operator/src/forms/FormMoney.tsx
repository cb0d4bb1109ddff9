import { useField } from '@caravan/shell/useField';
import { MoneyField } from '@caravan/ui/MoneyField';
import { useIsClosed } from './OpenFields.ts';

export type FormMoneyProps = {
  name: string;
  label: string;
  currency: string;
  description?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  hideLabel?: boolean;
};

/** An amount in the surrounding form: entered in whole units, stored in minor units (O-132, O-150). */
export function FormMoney({ name, currency, ...props }: FormMoneyProps) {
  const { value, ...field } = useField<number | null | undefined>(name);
  const closed = useIsClosed(name);
  return (
    <MoneyField
      {...field}
      isRequired={false}
      {...props}
      {...closed}
      value={value ?? null}
      currency={currency}
      decimals={0}
      minMinor={0}
    />
  );
}
