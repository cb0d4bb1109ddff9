import { MoneyField } from '@caravan/ui/MoneyField';
import { Controller, useFormContext } from '@caravan/shell/form';

export type FormMoneyProps = {
  name: string;
  label: string;
  currency: string;
  description?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  hideLabel?: boolean;
};

/** An amount of the form around it: whole units, kept in minor ones (O-132, O-150). */
export function FormMoney({ name, currency, ...props }: FormMoneyProps) {
  const { control } = useFormContext();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <MoneyField
          {...props}
          {...field}
          value={(field.value as number | null | undefined) ?? null}
          currency={currency}
          decimals={0}
          minMinor={0}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
