import { useField } from '@caravan/shell/useField';
import { Select } from '@caravan/ui/Select';
import { useIsClosed } from './OpenFields.ts';

export type FormSelectProps = {
  name: string;
  label: string;
  options: readonly { id: string; label: string; isDisabled?: boolean; description?: string }[];
  /** Set when the field's value is a number; the options' IDs are its digits. */
  numeric?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  hideLabel?: boolean;
};

/** A select in the surrounding form. */
export function FormSelect({ name, numeric, ...props }: FormSelectProps) {
  const { value, onChange, ...field } = useField<string | number | null | undefined>(name);
  const closed = useIsClosed(name);
  return (
    <Select
      {...field}
      isRequired={false}
      {...props}
      {...closed}
      value={value === null || value === undefined ? null : String(value)}
      onChange={(id) => onChange(numeric ? Number(id) : id)}
    />
  );
}
