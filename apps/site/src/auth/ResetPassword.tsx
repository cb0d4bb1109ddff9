import { resetPassword } from '@caravan/sdk/client';
import { useGetPasswordResetProfile } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useStepFocus } from '@caravan/shell/useStepFocus';
import { Skeleton } from '@caravan/ui/Skeleton';
import { AuthPage } from './AuthPage.tsx';
import { BrokenLink } from './BrokenLink.tsx';
import { words } from './messages.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Sets a new password with the link from the reset email (H-025). */
export function ResetPassword({ token }: { token: string }) {
  const { data: person, error } = useGetPasswordResetProfile(
    { token },
    { query: { throwOnError: false, meta: { signedOutAllowed: true } } },
  );
  const reset = useChange(resetPassword, { signedOutAllowed: true, failed: 'here' });
  useStepFocus(error ? 'broken' : 'form');
  if (error) return <BrokenLink />;
  return (
    <AuthPage
      portal="Login"
      title={words.resetTitle}
      description={person ? words.resetText(person.email) : <Skeleton className="h-5 w-56" />}
    >
      <NewPasswordForm
        label={words.newPassword}
        submit={words.reset}
        {...(person && { email: person.email })}
        onSubmit={(password) => reset.send({ password }, { token })}
      />
    </AuthPage>
  );
}
