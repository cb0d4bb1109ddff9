import { useField } from '@caravan/shell/useField';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { useIsClosed } from './OpenFields.ts';

export type FormTextProps = {
  name: string;
  label: string;
  description?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  maxLength?: number;
  /** Number of lines, for multi-line text. */
  rows?: number;
  className?: string;
};

/** A text field in the surrounding form. */
export function FormText({ name, rows, maxLength, ...props }: FormTextProps) {
  const { value, ...field } = useField<string | undefined>(name);
  const closed = useIsClosed(name);
  const shared = { ...field, value: value ?? '', isRequired: false, ...props, ...closed };
  return rows ? <TextArea {...shared} rows={rows} /> : <TextField {...shared} maxLength={maxLength} />;
}
