import { activateUser } from '@caravan/sdk/client';
import { useGetActivationProfile } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useStepFocus } from '@caravan/shell/useStepFocus';
import { useTenant } from '@caravan/shell/useTenant';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextLink } from '@caravan/ui/TextLink';
import { paths } from '../paths.ts';
import { AuthPage } from './AuthPage.tsx';
import { BrokenLink } from './BrokenLink.tsx';
import { words } from './messages.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

export type CreateAccountProps = { token: string; destination?: string };

/**
 * Sets the first password with the link from the activation email (H-026); users who already have a password
 * sign in with it.
 */
export function CreateAccount({ token, destination }: CreateAccountProps) {
  const { brand } = useTenant();
  const { data: person, error } = useGetActivationProfile(
    { token },
    { query: { throwOnError: false, meta: { signedOutAllowed: true } } },
  );
  const activate = useChange(activateUser, { signedOutAllowed: true, failed: 'here' });
  useStepFocus(error ? 'broken' : person?.hasAccount ? 'member' : 'form');
  if (error) return <BrokenLink />;
  if (person?.hasAccount)
    return (
      <AuthPage
        portal="Login"
        title={words.hasAccountTitle(person.firstName)}
        description={words.hasAccountText(person.email, brand)}
        footer={<TextLink href={paths.forgotPassword}>{words.forgot}</TextLink>}
      >
        <LinkButton href={paths.login(destination)} size="lg">
          {words.signIn}
        </LinkButton>
      </AuthPage>
    );
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
        onSubmit={(password) => activate.send({ password }, { token })}
      />
    </AuthPage>
  );
}
