import { useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { formatMasked, maskDate, parseMasked } from './mask.ts';
import { useSay } from '../internal/say.ts';

export type MaskedDateFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'defaultValue'> & {
  /** A civil day, 'YYYY-MM-DD'. */
  value: string | null;
  /** The day once all of it is typed and exists, null before. */
  onChange: (day: string | null) => void;
  min?: string;
  max?: string;
  /** Shown when what was typed is no day or out of range. */
  invalidMessage?: string;
  rangeMessage?: string;
};

/** A date that is typed as 99/99/9999, such as a birthday or a passport's; where people browse days use DatePicker. */
export function MaskedDateField({
  value,
  onChange,
  min,
  max,
  invalidMessage,
  rangeMessage,
  error,
  onBlur,
  ...props
}: MaskedDateFieldProps) {
  const say = useSay();
  const [draft, setDraft] = useState<string>();
  const [left, setLeft] = useState(false);
  // A value set from outside, e.g. by a reset, wins over what was typed before it.
  const text =
    draft !== undefined && parseMasked(draft) === value
      ? draft
      : (value && formatMasked(value)) || draft || '';
  const day = parseMasked(text);
  const outside = day !== null && ((min !== undefined && day < min) || (max !== undefined && day > max));
  const own =
    left &&
    text !== '' &&
    (day === null
      ? (invalidMessage ?? say('Please enter a valid date'))
      : outside
        ? (rangeMessage ?? say('Please enter a date inside the range'))
        : undefined);
  return (
    <TextField
      placeholder={say('MM/DD/YYYY')}
      inputMode="numeric"
      {...props}
      value={text}
      onChange={(typed) => {
        const next = maskDate(typed);
        setDraft(next);
        setLeft(false);
        onChange(parseMasked(next));
      }}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
      error={error ?? (own || undefined)}
    />
  );
}
