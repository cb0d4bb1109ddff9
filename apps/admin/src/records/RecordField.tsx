import { DatePicker } from '@caravan/ui/DatePicker';
import { Select } from '@caravan/ui/Select';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import type { Value } from './values.ts';

export interface FormField {
  /** The field's name in the contract. */
  name: string;
  label: string;
  kind?: 'text' | 'email' | 'area' | 'select' | 'number' | 'flag' | 'date';
  /** Options of a select, number, or flag. The IDs of a flag are 'true' and 'false'. */
  options?: readonly { id: string; label: string }[];
  help?: string;
}

export type RecordFieldProps = {
  field: FormField;
  value: Value;
  error: string | undefined;
  /** Why the field is read-only. */
  closed: string | undefined;
  onChange: (value: Value) => void;
};

/** One field of a record, according to its kind. */
export function RecordField({ field, value, error, closed, onChange }: RecordFieldProps) {
  const shared = {
    label: field.label,
    error,
    isDisabled: closed !== undefined,
    description: closed ?? field.help,
  };
  switch (field.kind) {
    case 'select':
    case 'number':
    case 'flag':
      return <Select {...shared} options={field.options ?? []} value={value} onChange={onChange} />;
    case 'area':
      return <TextArea {...shared} value={value} onChange={onChange} rows={6} />;
    case 'date':
      return (
        <DatePicker
          {...shared}
          value={value || null}
          onChange={(day) => onChange(day ?? '')}
          calendar={false}
        />
      );
    default:
      return (
        <TextField
          {...shared}
          type={field.kind === 'email' ? 'email' : 'text'}
          value={value}
          onChange={onChange}
        />
      );
  }
}
