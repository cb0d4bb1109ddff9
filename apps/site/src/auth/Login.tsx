import { ApiError, type Credentials, type Profile, toApiError } from '@caravan/sdk';
import { checkUserActivation, login } from '@caravan/sdk/client';
import { loginForm } from '@caravan/sdk/forms';
import { getGetMyProfileQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useOptionalProfile } from '@caravan/shell/useProfile';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { PasswordField } from '@caravan/ui/PasswordField';
import { TextField } from '@caravan/ui/TextField';
import { TextLink } from '@caravan/ui/TextLink';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { paths } from '../paths.ts';
import { AuthPage } from './AuthPage.tsx';
import { DemoSignIns } from './DemoSignIns.tsx';
import { afterSignIn, isFile } from './destination.ts';
import { Downloading } from './Downloading.tsx';
import { words } from './messages.ts';

// Loaded lazily: only needed by people with a second factor, or whose role requires one.
const SecondFactor = lazy(() => import('./SecondFactor.tsx').then((m) => ({ default: m.SecondFactor })));
const EnrolSecondFactor = lazy(() =>
  import('./EnrolSecondFactor.tsx').then((m) => ({ default: m.EnrolSecondFactor })),
);

export type LoginProps = { destination?: string };

/** The sign-in page (H-024, H-036). */
export function Login({ destination }: LoginProps) {
  const profile = useOptionalProfile();
  const [notActivated, setNotActivated] = useState(false);
  const signingIn = useChange(login, { signedOutAllowed: true, failed: 'here' });

  // Signed-in users are redirected immediately, and only once: a second redirect would abort the first.
  const gone = useRef(false);
  useEffect(() => {
    if (!profile || profile.secondFactor || gone.current) return;
    gone.current = true;
    window.location.replace(afterSignIn(profile, destination));
    // A file download leaves this page as it is.
  }, [profile, destination]);

  const client = useQueryClient();
  /** Continues, or asks for what the session still needs. */
  const enter = (who: Profile) => client.setQueryData(getGetMyProfileQueryKey(), who);
  const form = useForm({
    rules: loginForm,
    values: { email: '', password: '' },
    send: async (credentials: Credentials) => {
      setNotActivated(false);
      try {
        enter((await signingIn.send(credentials)).profile);
      } catch (cause) {
        const error = toApiError(cause);
        if (error.status !== 401) throw error;
        // A first booking creates an account without a password; say so instead of letting people guess.
        const state = await checkUserActivation({ email: credentials.email }).catch(() => undefined);
        setNotActivated(state?.activated === false);
        throw new ApiError(error.status, error.code, words.wrongCredentials);
      }
    },
  });

  const lacking = profile?.secondFactor;
  if (profile && !lacking && isFile(destination)) return <Downloading address={destination} />;
  if (lacking?.next === 'confirm')
    return (
      <Suspense>
        <SecondFactor methods={lacking.methods} onDone={enter} />
      </Suspense>
    );
  if (lacking?.next === 'enrol')
    return (
      <Suspense>
        <EnrolSecondFactor onDone={enter} />
      </Suspense>
    );
  return (
    <AuthPage
      portal="Login"
      title={words.signInTitle}
      description={words.signInText}
      footer={
        <p>
          {words.noAccount} <TextLink href={paths.signup}>{words.becomeHost}</TextLink>. {words.traveler}
        </p>
      }
    >
      <Form form={form} className="grid gap-5">
        {form.failure && !notActivated && <Alert tone="error">{form.failure}</Alert>}
        {notActivated && (
          <Alert
            tone="info"
            title={words.notActivatedTitle}
            actions={<TextLink href={paths.forgotPassword}>{words.sendLink}</TextLink>}
          >
            {words.notActivatedText}
          </Alert>
        )}
        <TextField
          label={words.email}
          type="email"
          autoComplete="username"
          {...form.field('email')}
          isRequired={false}
        />
        <PasswordField label={words.password} {...form.field('password')} isRequired={false} />
        <Button type="submit" size="lg" isPending={form.isPending}>
          {words.signIn}
        </Button>
        <p className="text-sm">
          <TextLink href={paths.forgotPassword}>{words.forgot}</TextLink>
        </p>
      </Form>
      <DemoSignIns isDisabled={form.isPending} onChoose={(one) => void form.submit(one)} />
    </AuthPage>
  );
}
