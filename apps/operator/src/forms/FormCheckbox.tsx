import { Checkbox } from '@caravan/ui/Checkbox';
import type { ReactNode } from 'react';
import { Controller, useFormContext } from '@caravan/shell/form';

export type FormCheckboxProps = { name: string; children: ReactNode };

/** A yes or no of the form around it. */
export function FormCheckbox({ name, children }: FormCheckboxProps) {
  const { control } = useFormContext();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <Checkbox {...field} value={Boolean(field.value)} error={fieldState.error?.message}>
          {children}
        </Checkbox>
      )}
    />
  );
}
