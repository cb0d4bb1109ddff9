import type { HostSignup } from '@caravan/sdk';
import { signupHost } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { applyFieldErrors } from '@caravan/shell/applyFieldErrors';
import { useTenant } from '@caravan/shell/useTenant';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { TextField } from '@caravan/ui/TextField';
import { TextLink } from '@caravan/ui/TextLink';
import { useEffect, useState } from 'react';
import { Controller, useForm } from '@caravan/shell/form';
import { paths } from '../paths.ts';
import { AuthPage } from './AuthPage.tsx';
import { InboxLink } from './InboxLink.tsx';
import { MailedCodeForm } from './MailedCodeForm.tsx';
import { words } from './messages.ts';
import { emailRule } from './rules.ts';

export type SignupProps = {
  /** The invitation that brought the person: a host's referral link or page (H-130). */
  referral?: string;
};

/** Registers a host; the activation mail does the rest (H-023, H-458). */
export function Signup({ referral }: SignupProps) {
  const { signupUrl } = useTenant();
  // Reached from inside the site: the server redirects only whole page loads (H-023).
  useEffect(() => {
    if (signupUrl) window.location.replace(signupUrl);
  }, [signupUrl]);
  const [sentTo, setSentTo] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const form = useForm<HostSignup>({ defaultValues: { firstName: '', lastName: '', email: '' } });
  const signup = useChange(signupHost, {
    failed: 'here',
    onDone: (_, data) => setSentTo(data.email),
    onFailed: (error) => applyFieldErrors(form, error) || setFailure(error.message),
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
    {
      name: 'firstName',
      label: words.firstName,
      autoComplete: 'given-name',
      rules: { required: words.required },
    },
    {
      name: 'lastName',
      label: words.lastName,
      autoComplete: 'family-name',
      rules: { required: words.required },
    },
    { name: 'email', label: words.email, autoComplete: 'email', rules: emailRule },
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
      <Form
        onSubmit={form.handleSubmit((data) => signup.run({ ...data, ...(referral && { referral }) }))}
        className="grid gap-5"
      >
        {failure && <Alert tone="error">{failure}</Alert>}
        {fields.map(({ name, label, autoComplete, rules }) => (
          <Controller
            key={name}
            name={name}
            control={form.control}
            rules={rules}
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={label}
                type={name === 'email' ? 'email' : 'text'}
                autoComplete={autoComplete}
                maxLength={name === 'email' ? 320 : 80}
                error={fieldState.error?.message}
              />
            )}
          />
        ))}
        <Button type="submit" size="lg" isPending={signup.isPending}>
          {words.signup}
        </Button>
      </Form>
    </AuthPage>
  );
}
