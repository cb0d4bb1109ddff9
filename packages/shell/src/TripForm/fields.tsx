import { DatePicker } from '@caravan/ui/DatePicker';
import { PhoneField } from '@caravan/ui/PhoneField';
import { Select } from '@caravan/ui/Select';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { useField } from '../form/FormContext.ts';
import type { FieldPathByValue } from '../form/useForm.ts';
import type { FormValues } from './form.ts';
import { choose } from './messages.ts';

type TextPath = FieldPathByValue<FormValues, string>;
type DayPath = FieldPathByValue<FormValues, string | null>;

export type FormFieldProps<P> = { name: P; label: string; required?: boolean };

/** A single-line text field of the trip form. */
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
  return <TextField {...useField<string>(name)} {...rest} label={label} isRequired={required ?? false} />;
}

export function FormArea({ name, label, description }: FormFieldProps<TextPath> & { description?: string }) {
  return (
    <TextArea
      {...useField<string>(name)}
      label={label}
      limit={2000}
      rows={4}
      {...(description && { description })}
    />
  );
}

export function FormPhone({ name, label, required }: FormFieldProps<TextPath>) {
  return <PhoneField {...useField<string>(name)} label={label} isRequired={required ?? false} />;
}

/** A date field in MM/DD/YYYY (T-161). */
export function FormDay({
  name,
  label,
  required,
  calendar = true,
}: FormFieldProps<DayPath> & { calendar?: boolean }) {
  return (
    <DatePicker
      {...useField<string | null>(name)}
      label={label}
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
  return (
    <Select
      {...useField<string | null>(name)}
      label={label}
      options={options}
      placeholder={choose}
      isRequired={required ?? false}
    />
  );
}
