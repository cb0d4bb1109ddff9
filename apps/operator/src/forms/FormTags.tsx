import { TagField } from '@caravan/ui/TagField';
import { Controller, useFormContext } from '@caravan/shell/form';

export type FormTagsProps = { name: string; label: string; options: readonly string[] };

/** Several words of the form around it; words of one's own may be typed. */
export function FormTags({ name, label, options }: FormTagsProps) {
  const { control } = useFormContext();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <TagField
          onChange={field.onChange}
          onBlur={field.onBlur}
          value={(field.value as string[] | undefined) ?? []}
          label={label}
          allowCustom
          max={20}
          options={options.map((word) => ({ id: word, label: word }))}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
