import { toApiError } from '@caravan/sdk';
import { verifyMailedCode } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { CodeField } from '@caravan/ui/CodeField';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** The code of a mail instead of its link, for whoever reads mail on another device. */
export function MailedCodeForm({ email }: { email: string }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const verify = useChange(verifyMailedCode, { failed: 'here' });
  const submit = async (value: string) => {
    if (verify.isPending) return;
    setError(undefined);
    setFailure(undefined);
    try {
      const { token, kind } = await verify.send({ email, code: value });
      window.location.assign(kind === 'reset' ? paths.resetPassword(token) : paths.createAccount(token));
    } catch (cause) {
      const refused = toApiError(cause);
      setCode('');
      if (refused.fields.code) setError(refused.fields.code);
      else setFailure(refused.message);
    }
  };
  return (
    <Form
      className="grid gap-5"
      onSubmit={() => {
        void submit(code);
      }}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      <CodeField
        label={words.mailedCode}
        value={code}
        onChange={setCode}
        onComplete={(value) => void submit(value)}
        error={error}
      />
      <Button type="submit" size="lg" isDisabled={code.length < 6} isPending={verify.isPending}>
        {words.useCode}
      </Button>
    </Form>
  );
}
