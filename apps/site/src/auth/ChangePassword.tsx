import { type ChangePassword as Passwords, toApiError } from '@caravan/sdk';
import { changePassword } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { applyFieldErrors } from '@caravan/shell/applyFieldErrors';
import { useProfile } from '@caravan/shell/useProfile';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { PasswordField } from '@caravan/ui/PasswordField';
import { TextLink } from '@caravan/ui/TextLink';
import { toast } from '@caravan/ui/toast';
import { useState } from 'react';
import { Controller, useForm } from '@caravan/shell/form';
import { paths } from '../paths.ts';
import { AuthPage } from './AuthPage.tsx';
import { words } from './messages.ts';
import { minLength, newPasswordRule } from './rules.ts';

/** Changes the password of whoever is signed in (H-025, H-039). */
export function ChangePassword() {
  const profile = useProfile();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Passwords>({ defaultValues: { currentPassword: '', password: '' } });
  const change = useChange(changePassword, { signedOutAllowed: true, failed: 'here' });
  const save = async (data: Passwords) => {
    setFailure(undefined);
    try {
      await change.send(data);
      toast({ title: words.changed, time: 'saved' });
      window.setTimeout(() => window.location.assign(paths.app), 1_200);
    } catch (cause) {
      const error = toApiError(cause);
      if (!applyFieldErrors(form, error)) setFailure(error.message);
    }
  };
  return (
    <AuthPage
      portal="Login"
      title={words.changeTitle}
      description={profile.mustChangePassword ? words.changeExpiredText : words.changeText}
      footer={profile.mustChangePassword ? undefined : <TextLink href={paths.app}>{words.backHome}</TextLink>}
    >
      <Form onSubmit={form.handleSubmit(save)} className="grid gap-5">
        {failure && <Alert tone="error">{failure}</Alert>}
        <Controller
          name="currentPassword"
          control={form.control}
          rules={{ required: words.required }}
          render={({ field, fieldState }) => (
            <PasswordField {...field} label={words.currentPassword} error={fieldState.error?.message} />
          )}
        />
        <Controller
          name="password"
          control={form.control}
          rules={newPasswordRule}
          render={({ field, fieldState }) => (
            <PasswordField
              {...field}
              label={words.newPassword}
              description={words.passwordHint}
              minLength={minLength}
              error={fieldState.error?.message}
            />
          )}
        />
        <Button type="submit" size="lg" isPending={change.isPending}>
          {words.reset}
        </Button>
      </Form>
    </AuthPage>
  );
}
