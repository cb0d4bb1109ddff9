import { type ApiError, type SessionInfo, toApiError } from '@caravan/sdk';
import { login } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { applyFieldErrors } from '@caravan/shell/applyFieldErrors';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { PasswordField } from '@caravan/ui/PasswordField';
import { useState } from 'react';
import { Controller, useForm } from '@caravan/shell/form';
import { afterSignIn } from './destination.ts';
import { words } from './messages.ts';
import { minLength, newPasswordRule } from './rules.ts';

export type NewPasswordFormProps = {
  label: string;
  submit: string;
  /** The account's address, so that password managers file the password under it. */
  email?: string;
  onSubmit: (password: string) => Promise<SessionInfo>;
  onRefused?: (error: ApiError) => void;
};

/** Chooses a password with a link from a mail, and signs in. */
export function NewPasswordForm({ label, submit, email, onSubmit, onRefused }: NewPasswordFormProps) {
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: { password: '' } });
  const signingIn = useChange(login, { signedOutAllowed: true, failed: 'here' });
  const save = async ({ password }: { password: string }) => {
    setFailure(undefined);
    try {
      const session = await onSubmit(password);
      window.location.assign(afterSignIn(session.profile));
    } catch (cause) {
      const error = toApiError(cause);
      // The link works once: a try whose answer was lost has used it, and the password is set.
      if (error.status === 404 && email) {
        const session = await signingIn.send({ email, password }).catch(() => undefined);
        if (session) return window.location.assign(afterSignIn(session.profile));
      }
      if (applyFieldErrors(form, error)) return;
      setFailure(error.message);
      onRefused?.(error);
    }
  };
  return (
    <Form onSubmit={form.handleSubmit(save)} className="grid gap-5">
      {failure && <Alert tone="error">{failure}</Alert>}
      {email && <input type="hidden" name="username" autoComplete="username" value={email} readOnly />}
      <Controller
        name="password"
        control={form.control}
        rules={newPasswordRule}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={label}
            description={words.passwordHint}
            minLength={minLength}
            error={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" size="lg" isPending={form.formState.isSubmitting}>
        {submit}
      </Button>
    </Form>
  );
}
