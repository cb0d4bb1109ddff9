import { DatePicker } from '@caravan/ui/DatePicker';
import { Select } from '@caravan/ui/Select';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import type { Value } from './values.ts';

export interface FormField {
  /** The contract's name. */
  name: string;
  label: string;
  kind?: 'text' | 'email' | 'area' | 'select' | 'number' | 'flag' | 'date';
  /** Of a select, number or flag: what can be chosen. Ids of a flag are 'true' and 'false'. */
  options?: readonly { id: string; label: string }[];
  help?: string;
}

export type RecordFieldProps = {
  field: FormField;
  value: Value;
  error: string | undefined;
  /** Why it cannot be changed. */
  closed: string | undefined;
  onChange: (value: Value) => void;
};

/** One field of a record, by its kind. */
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
