import { signupHost } from '@caravan/sdk/client';
import { signupHostForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useTenant } from '@caravan/shell/useTenant';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { TextField } from '@caravan/ui/TextField';
import { TextLink } from '@caravan/ui/TextLink';
import { useEffect, useState } from 'react';
import { LegalLinks } from '../frame/LegalLinks.tsx';
import { paths } from '../paths.ts';
import { AuthPage } from './AuthPage.tsx';
import { InboxLink } from './InboxLink.tsx';
import { MailedCodeForm } from './MailedCodeForm.tsx';
import { words } from './messages.ts';
import { emailProblem } from './rules.ts';

export type SignupProps = {
  /** The invitation that led here: a host's referral link or page (H-130). */
  referral?: string;
};

/** Registers a host; the activation email does the rest (H-023, H-458). */
export function Signup({ referral }: SignupProps) {
  const { signupUrl } = useTenant();
  // For client-side navigation: the server redirects only full page loads (H-023).
  useEffect(() => {
    if (signupUrl) window.location.replace(signupUrl);
  }, [signupUrl]);
  const [sentTo, setSentTo] = useState<string>();
  const signup = useChange(signupHost, { failed: 'here', onDone: (_, data) => setSentTo(data.email) });
  const form = useForm({
    rules: signupHostForm,
    values: { firstName: '', lastName: '', email: '' },
    input: (values) => ({ ...values, ...(referral && { referral }) }),
    check: ({ email }) => ({ email: emailProblem(email) }),
    send: signup.send,
  });
  if (sentTo) {
    return (
      <AuthPage portal="Signup" title={words.signupDoneTitle} description={words.signupDoneText(sentTo)}>
        <MailedCodeForm email={sentTo} />
        <InboxLink />
      </AuthPage>
    );
  }
  const fields = [
    { name: 'firstName', label: words.firstName, autoComplete: 'given-name' },
    { name: 'lastName', label: words.lastName, autoComplete: 'family-name' },
    { name: 'email', label: words.email, autoComplete: 'email' },
  ] as const;
  return (
    <AuthPage
      portal="Signup"
      title={words.signupTitle}
      description={words.signupText}
      footer={
        <p>
          {words.haveAccount} <TextLink href={paths.login()}>{words.signIn}</TextLink>
        </p>
      }
    >
      <Form form={form} className="grid gap-5">
        {form.failure && <Alert tone="error">{form.failure}</Alert>}
        {fields.map(({ name, label, autoComplete }) => (
          <TextField
            key={name}
            label={label}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete={autoComplete}
            maxLength={name === 'email' ? 320 : 80}
            {...form.field(name)}
            isRequired={false}
          />
        ))}
        <Button type="submit" size="lg" isPending={form.isPending}>
          {words.signup}
        </Button>
        <LegalLinks />
      </Form>
    </AuthPage>
  );
}
