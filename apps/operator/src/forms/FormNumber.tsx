import { NumberField } from '@caravan/ui/NumberField';
import { Controller, useFormContext } from '@caravan/shell/form';

export type FormNumberProps = {
  name: string;
  label: string;
  min?: number;
  max?: number;
  step?: number;
  stepper?: boolean;
  description?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
};

/** A whole number of the form around it. */
export function FormNumber({ name, min, max, ...props }: FormNumberProps) {
  const { control } = useFormContext();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <NumberField
          {...props}
          {...field}
          value={(field.value as number | null | undefined) ?? null}
          minValue={min}
          maxValue={max}
          formatOptions={{ maximumFractionDigits: 0 }}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
