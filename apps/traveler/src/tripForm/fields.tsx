import { DatePicker } from '@caravan/ui/DatePicker';
import { PhoneField } from '@caravan/ui/PhoneField';
import { Select } from '@caravan/ui/Select';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { type FieldPathByValue, useController, useFormContext } from '@caravan/shell/form';
import type { FormValues } from './form.ts';
import { choose } from './messages.ts';

type TextPath = FieldPathByValue<FormValues, string>;
type DayPath = FieldPathByValue<FormValues, string | null>;

export type FormFieldProps<P> = { name: P; label: string; required?: boolean };

/** A field of the form. What was said of it is taken back as soon as it is changed: 'Required' does not stay (T-159). */
function useField<P extends TextPath | DayPath>(name: P) {
  const { control, clearErrors } = useFormContext<FormValues>();
  const { field, fieldState } = useController({ name, control });
  const onChange = (value: unknown) => {
    field.onChange(value);
    clearErrors(name);
  };
  return { field: { ...field, onChange }, error: fieldState.error?.message };
}

/** One line of text of the trip form. */
export function FormText({
  name,
  label,
  required,
  ...rest
}: FormFieldProps<TextPath> & {
  description?: string;
  type?: 'email' | 'text';
  maxLength?: number;
  placeholder?: string;
}) {
  const { field, error } = useField(name);
  return <TextField {...field} {...rest} label={label} error={error} isRequired={required ?? false} />;
}

export function FormArea({ name, label, description }: FormFieldProps<TextPath> & { description?: string }) {
  const { field, error } = useField(name);
  return (
    <TextArea
      {...field}
      label={label}
      error={error}
      limit={2000}
      rows={4}
      {...(description && { description })}
    />
  );
}

export function FormPhone({ name, label, required }: FormFieldProps<TextPath>) {
  const { field, error } = useField(name);
  return <PhoneField {...field} label={label} error={error} isRequired={required ?? false} />;
}

/** A day as MM/DD/YYYY (T-161). */
export function FormDay({
  name,
  label,
  required,
  calendar = true,
}: FormFieldProps<DayPath> & { calendar?: boolean }) {
  const { field, error } = useField(name);
  return (
    <DatePicker
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      label={label}
      error={error}
      calendar={calendar}
      isRequired={required ?? false}
    />
  );
}

export function FormChoice({
  name,
  label,
  required,
  options,
}: FormFieldProps<DayPath> & { options: { id: string; label: string }[] }) {
  const { field, error } = useField(name);
  return (
    <Select
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      label={label}
      error={error}
      options={options}
      placeholder={choose}
      isRequired={required ?? false}
    />
  );
}
