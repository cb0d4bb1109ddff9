import { changePassword } from '@caravan/sdk/client';
import { changePasswordForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useProfile } from '@caravan/shell/useProfile';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { PasswordField } from '@caravan/ui/PasswordField';
import { TextLink } from '@caravan/ui/TextLink';
import { paths } from '../paths.ts';
import { AuthPage } from './AuthPage.tsx';
import { words } from './messages.ts';
import { minLength, newPasswordProblem } from './rules.ts';

/** Changes the signed-in user's password (H-025, H-039). */
export function ChangePassword() {
  const profile = useProfile();
  const change = useChange(changePassword, {
    signedOutAllowed: true,
    failed: 'here',
    done: { title: words.changed, time: 'saved' },
    onDone: () => window.setTimeout(() => window.location.assign(paths.app), 1_200),
  });
  const form = useForm({
    rules: changePasswordForm,
    values: { currentPassword: '', password: '' },
    check: ({ password }) => ({ password: newPasswordProblem(password) }),
    send: change.send,
  });
  return (
    <AuthPage
      portal="Login"
      title={words.changeTitle}
      description={profile.mustChangePassword ? words.changeExpiredText : words.changeText}
      footer={profile.mustChangePassword ? undefined : <TextLink href={paths.app}>{words.backHome}</TextLink>}
    >
      <Form form={form} className="grid gap-5">
        {form.failure && <Alert tone="error">{form.failure}</Alert>}
        <PasswordField label={words.currentPassword} {...form.field('currentPassword')} isRequired={false} />
        <PasswordField
          label={words.newPassword}
          description={words.passwordHint}
          minLength={minLength}
          {...form.field('password')}
          isRequired={false}
        />
        <Button type="submit" size="lg" isPending={form.isPending}>
          {words.reset}
        </Button>
      </Form>
    </AuthPage>
  );
}
