import { type ApiError, type SessionInfo, toApiError } from '@caravan/sdk';
import { login } from '@caravan/sdk/client';
import { changePasswordForm, partOf } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { PasswordField } from '@caravan/ui/PasswordField';
import { afterSignIn } from './destination.ts';
import { words } from './messages.ts';
import { minLength, newPasswordProblem } from './rules.ts';

export type NewPasswordFormProps = {
  label: string;
  submit: string;
  /** The account's email, so that password managers save the password under it. */
  email?: string;
  onSubmit: (password: string) => Promise<SessionInfo>;
  onRefused?: (error: ApiError) => void;
};

/** Sets a password with an emailed link, and signs in. */
export function NewPasswordForm({ label, submit, email, onSubmit, onRefused }: NewPasswordFormProps) {
  const signingIn = useChange(login, { signedOutAllowed: true, failed: 'here' });
  const form = useForm({
    rules: partOf(changePasswordForm, 'password'),
    values: { password: '' },
    check: ({ password }) => ({ password: newPasswordProblem(password) }),
    send: async ({ password }: { password: string }) => {
      try {
        const session = await onSubmit(password);
        window.location.assign(afterSignIn(session.profile));
      } catch (cause) {
        const error = toApiError(cause);
        // The link works only once: an attempt whose response was lost has used it, and the password is set.
        if (error.status === 404 && email) {
          const session = await signingIn.send({ email, password }).catch(() => undefined);
          if (session) return window.location.assign(afterSignIn(session.profile));
        }
        if (!error.fields.password) onRefused?.(error);
        throw error;
      }
    },
  });
  return (
    <Form form={form} className="grid gap-5">
      {form.failure && <Alert tone="error">{form.failure}</Alert>}
      {email && <input type="hidden" name="username" autoComplete="username" value={email} readOnly />}
      <PasswordField
        label={label}
        description={words.passwordHint}
        minLength={minLength}
        {...form.field('password')}
        isRequired={false}
      />
      <Button type="submit" size="lg" isPending={form.isPending}>
        {submit}
      </Button>
    </Form>
  );
}
