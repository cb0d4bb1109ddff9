import type { EmailOnly } from '@caravan/sdk';
import { requestNewPassword } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { applyFieldErrors } from '@caravan/shell/applyFieldErrors';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { TextField } from '@caravan/ui/TextField';
import { TextLink } from '@caravan/ui/TextLink';
import { useState } from 'react';
import { Controller, useForm } from '@caravan/shell/form';
import { paths } from '../paths.ts';
import { AuthPage } from './AuthPage.tsx';
import { InboxLink } from './InboxLink.tsx';
import { MailedCodeForm } from './MailedCodeForm.tsx';
import { words } from './messages.ts';
import { emailRule } from './rules.ts';

/** Asks for a link to set a new password. The answer is the same for unknown addresses. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const form = useForm<EmailOnly>({ defaultValues: { email: '' } });
  const request = useChange(requestNewPassword, {
    failed: 'here',
    onDone: (_, data) => setSentTo(data.email),
    onFailed: (error) => applyFieldErrors(form, error) || setFailure(error.message),
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
      <Form onSubmit={form.handleSubmit((data) => request.run(data))} className="grid gap-5">
        {failure && <Alert tone="error">{failure}</Alert>}
        <Controller
          name="email"
          control={form.control}
          rules={emailRule}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={words.email}
              type="email"
              autoComplete="username"
              error={fieldState.error?.message}
            />
          )}
        />
        <Button type="submit" size="lg" isPending={request.isPending}>
          {words.forgotSend}
        </Button>
      </Form>
    </AuthPage>
  );
}
