import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../internal/cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { passwordStrength } from './strength.ts';
import { useSay } from '../internal/say.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'prefix' | 'value'> & {
  value: string;
  /** Shows a strength meter for a new password, measured against this minimum length. */
  minLength?: number;
};

const colours = ['bg-red', 'bg-red', 'bg-warning', 'bg-blue', 'bg-green'];

/** A password input with a show button and, for new passwords, a strength meter. */
export function PasswordField({ minLength, value, className, ...props }: PasswordFieldProps) {
  const say = useSay();
  const [shown, setShown] = useState(false);
  const strength = minLength !== undefined ? passwordStrength(value ?? '', minLength) : undefined;
  return (
    <div className={cx('flex flex-col gap-2', className)}>
      <TextField
        autoComplete={minLength !== undefined ? 'new-password' : 'current-password'}
        {...props}
        value={value}
        type={shown ? 'text' : 'password'}
        suffix={
          <IconButton
            size="sm"
            label={shown ? say('Hide password') : say('Show password')}
            icon={shown ? <EyeOff /> : <Eye />}
            onPress={() => setShown(!shown)}
          />
        }
      />
      {strength && value !== '' && (
        <div className="flex items-center gap-3 text-[0.8125rem] text-muted">
          <div aria-hidden className="flex flex-1 gap-1">
            {[1, 2, 3, 4].map((step) => (
              <span
                key={step}
                className={cx(
                  'h-1 flex-1 rounded-full',
                  step <= strength.score ? colours[strength.score] : 'bg-line',
                )}
              />
            ))}
          </div>
          <span aria-live="polite">{say('Password strength: {value}', { value: say(strength.label) })}</span>
        </div>
      )}
    </div>
  );
}
