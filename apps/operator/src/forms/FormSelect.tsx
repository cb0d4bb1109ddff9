import { Select } from '@caravan/ui/Select';
import { Controller, useFormContext } from '@caravan/shell/form';

export type FormSelectProps = {
  name: string;
  label: string;
  options: readonly { id: string; label: string; isDisabled?: boolean; description?: string }[];
  /** The field holds a number; the options' ids are its digits. */
  numeric?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  hideLabel?: boolean;
};

/** One of a few, of the form around it. */
export function FormSelect({ name, numeric, ...props }: FormSelectProps) {
  const { control } = useFormContext();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => {
        const value = field.value as string | number | null | undefined;
        return (
          <Select
            {...props}
            {...field}
            value={value === null || value === undefined ? null : String(value)}
            onChange={(id) => field.onChange(numeric ? Number(id) : id)}
            error={fieldState.error?.message}
          />
        );
      }}
    />
  );
}
