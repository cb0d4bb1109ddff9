import { useActivateUser, useGetActivationProfile } from '@caravan/sdk/react-query';
import { Skeleton } from '@caravan/ui/Skeleton';
import { AuthPage } from './AuthPage.tsx';
import { BrokenLink } from './BrokenLink.tsx';
import { words } from './messages.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Sets the first password with the link of the activation mail (H-026). */
export function CreateAccount({ token }: { token: string }) {
  const { data: person, error } = useGetActivationProfile(
    { token },
    { query: { throwOnError: false, meta: { signedOutAllowed: true } } },
  );
  const activate = useActivateUser({ mutation: { meta: { signedOutAllowed: true, errorToast: false } } });
  if (error) return <BrokenLink />;
  return (
    <AuthPage
      portal="Signup"
      title={words.activateTitle(person?.firstName ?? '')}
      description={person ? words.activateText(person.email) : <Skeleton className="h-5 w-56" />}
    >
      <NewPasswordForm
        label={words.password}
        submit={words.activate}
        {...(person && { email: person.email })}
        onSubmit={(password) => activate.mutateAsync({ data: { password }, params: { token } })}
      />
    </AuthPage>
  );
}
