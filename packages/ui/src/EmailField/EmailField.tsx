import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'onChange'> & {
  onChange?: (value: string) => void;
};

/** An email address input: email keyboard on phones, no autocorrection, no spaces. */
export function EmailField({ onChange, autoComplete = 'email', ...props }: EmailFieldProps) {
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      spellCheck="false"
      // Addresses pasted from a list often include spaces.
      onChange={(value) => onChange?.(value.replace(/\s/g, ''))}
    />
  );
}
