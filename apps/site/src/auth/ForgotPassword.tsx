import { requestNewPassword } from '@caravan/sdk/client';
import { requestNewPasswordForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { TextField } from '@caravan/ui/TextField';
import { TextLink } from '@caravan/ui/TextLink';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { AuthPage } from './AuthPage.tsx';
import { InboxLink } from './InboxLink.tsx';
import { MailedCodeForm } from './MailedCodeForm.tsx';
import { words } from './messages.ts';
import { emailProblem } from './rules.ts';

/** Requests a link to set a new password. The response is the same for unknown addresses. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string>();
  const request = useChange(requestNewPassword, {
    failed: 'here',
    onDone: (_, data) => setSentTo(data.email),
  });
  const form = useForm({
    rules: requestNewPasswordForm,
    values: { email: '' },
    check: ({ email }) => ({ email: emailProblem(email) }),
    send: request.send,
  });
  const back = <TextLink href={paths.login()}>{words.backToSignIn}</TextLink>;
  if (sentTo) {
    return (
      <AuthPage
        portal="Login"
        title={words.forgotSentTitle}
        description={words.forgotSentText(sentTo)}
        footer={back}
      >
        <MailedCodeForm email={sentTo} />
        <InboxLink />
        <Button variant="secondary" onPress={() => setSentTo(undefined)}>
          {words.anotherAddress}
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage portal="Login" title={words.forgotTitle} description={words.forgotText} footer={back}>
      <Form form={form} className="grid gap-5">
        {form.failure && <Alert tone="error">{form.failure}</Alert>}
        <TextField
          label={words.email}
          type="email"
          autoComplete="username"
          {...form.field('email')}
          isRequired={false}
        />
        <Button type="submit" size="lg" isPending={form.isPending}>
          {words.forgotSend}
        </Button>
      </Form>
    </AuthPage>
  );
}
