import { useState } from 'react';
import { useLocale } from 'react-aria-components';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { formatMasked, maskDate, orderOf, parseMasked } from './mask.ts';
import { useSay } from '../internal/say.ts';

export type MaskedDateFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'defaultValue'> & {
  /** A calendar date as 'YYYY-MM-DD'. */
  value: string | null;
  /** Called with the date once it is complete and exists, and with null until then. */
  onChange: (day: string | null) => void;
  min?: string;
  max?: string;
  /** Error shown when the input isn't a date or is out of range. */
  invalidMessage?: string;
  rangeMessage?: string;
};

/**
 * A date typed in the order of the page's language, such as a birthday or a passport date: 99/99/9999 in English.
 * Where users browse dates, use DatePicker.
 */
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
  const order = orderOf(useLocale().locale);
  const [draft, setDraft] = useState<string>();
  const [left, setLeft] = useState(false);
  // A value set by the parent, such as on reset, replaces the typed text.
  const text =
    draft !== undefined && parseMasked(draft, order) === value
      ? draft
      : (value && formatMasked(value, order)) || draft || '';
  const day = parseMasked(text, order);
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
        const next = maskDate(typed, order);
        setDraft(next);
        setLeft(false);
        onChange(parseMasked(next, order));
      }}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
      error={error ?? (own || undefined)}
    />
  );
}
