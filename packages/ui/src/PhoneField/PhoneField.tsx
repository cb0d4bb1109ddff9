import type { CountryCode } from 'libphonenumber-js/min';
import { useEffect, useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange'> & {
  /** E.164 when the number is complete ('+12025550123'), otherwise the typed text. */
  value: string;
  onChange: (value: string, isValid: boolean) => void;
  /** Country for numbers without a country code. */
  country?: CountryCode;
};

type Phones = typeof import('libphonenumber-js/min');

/** A phone number, formatted while typing and stored as E.164. The number metadata loads when the field mounts. */
export function PhoneField({ value, onChange, country = 'US', ...props }: PhoneFieldProps) {
  const [phones, setPhones] = useState<Phones>();
  const [text, setText] = useState<string>();
  useEffect(() => {
    void import('libphonenumber-js/min').then(setPhones);
  }, []);
  const shown = text ?? (phones?.parsePhoneNumberFromString(value, country)?.formatInternational() || value);
  return (
    <TextField
      autoComplete="tel"
      {...props}
      type="tel"
      value={shown}
      onChange={(typed) => {
        const number = phones?.parsePhoneNumberFromString(typed, country);
        // Formatting while the user deletes would put characters back.
        setText(phones && typed.length > shown.length ? new phones.AsYouType(country).input(typed) : typed);
        onChange(number?.isValid() ? number.number : typed, number?.isValid() ?? false);
      }}
      onBlur={(event) => {
        setText(undefined);
        props.onBlur?.(event);
      }}
    />
  );
}
