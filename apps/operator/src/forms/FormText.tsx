import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { Controller, useFormContext } from '@caravan/shell/form';

export type FormTextProps = {
  name: string;
  label: string;
  description?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  maxLength?: number;
  /** Several lines. */
  rows?: number;
  className?: string;
};

/** A text of the form around it. */
export function FormText({ name, rows, maxLength, ...props }: FormTextProps) {
  const { control } = useFormContext();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => {
        const shared = {
          ...field,
          value: (field.value as string | undefined) ?? '',
          error: fieldState.error?.message,
          ...props,
        };
        return rows ? <TextArea {...shared} rows={rows} /> : <TextField {...shared} maxLength={maxLength} />;
      }}
    />
  );
}
