import { verifyMailedCode } from '@caravan/sdk/client';
import { verifyMailedCodeForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { CodeField } from '@caravan/ui/CodeField';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** Enters the emailed code instead of following the link, for people who read email on another device. */
export function MailedCodeForm({ email }: { email: string }) {
  const verify = useChange(verifyMailedCode, { failed: 'here' });
  const form = useForm({
    rules: verifyMailedCodeForm,
    values: { code: '' },
    input: ({ code }) => ({ email, code }),
    forgets: ['code'],
    send: async (input) => {
      const { token, kind } = await verify.send(input);
      window.location.assign(kind === 'reset' ? paths.resetPassword(token) : paths.createAccount(token));
    },
  });
  return (
    <Form form={form} className="grid gap-5">
      {form.failure && <Alert tone="error">{form.failure}</Alert>}
      <CodeField
        label={words.mailedCode}
        {...form.field('code')}
        isRequired={false}
        onComplete={(code) => void form.submit({ code })}
      />
      <Button type="submit" size="lg" isDisabled={form.values.code.length < 6} isPending={form.isPending}>
        {words.useCode}
      </Button>
    </Form>
  );
}
