import type { Profile, SecondFactorStep } from '@caravan/sdk';
import { toApiError } from '@caravan/sdk';
import { confirmPasskey, confirmSecondFactor, startPasskeyConfirmation } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { passkeysSupported, showPasskey } from '@caravan/shell/passkey';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { CodeField } from '@caravan/ui/CodeField';
import { TextField } from '@caravan/ui/TextField';
import { TextLink } from '@caravan/ui/TextLink';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { AuthPage } from './AuthPage.tsx';
import { words } from './messages.ts';

type Method = SecondFactorStep['methods'][number];

export type SecondFactorProps = { methods: Method[]; onDone: (profile: Profile) => void };

/** Shows again who signs in: by a code, a passkey or a backup code. */
export function SecondFactor({ methods, onDone }: SecondFactorProps) {
  const usable = methods.filter((m) => m !== 'passkey' || passkeysSupported());
  const [method, setMethod] = useState<Method>(usable[0] ?? 'backupCode');
  const [failure, setFailure] = useState<string>();
  const choose = (next: Method) => {
    setFailure(undefined);
    setMethod(next);
  };
  return (
    <AuthPage
      portal="Login"
      title={words.confirmTitle}
      description={words.confirmText[method]}
      footer={<TextLink href={paths.logout}>{words.useAnotherAccount}</TextLink>}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      {method === 'passkey' ? (
        <PasskeyStep onDone={onDone} onFailure={setFailure} />
      ) : (
        <CodeStep key={method} method={method} onDone={onDone} onFailure={setFailure} />
      )}
      {usable.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {usable
            .filter((other) => other !== method)
            .map((other) => (
              <Button key={other} variant="ghost" size="sm" onPress={() => choose(other)}>
                {words.confirmWith[other]}
              </Button>
            ))}
        </div>
      )}
    </AuthPage>
  );
}

type StepProps = { onDone: (profile: Profile) => void; onFailure: (text: string | undefined) => void };

function PasskeyStep({ onDone, onFailure }: StepProps) {
  const [busy, setBusy] = useState(false);
  const start = useChange(startPasskeyConfirmation, { failed: 'here' });
  const confirm = useChange(confirmPasskey, { failed: 'here' });
  const show = async () => {
    setBusy(true);
    onFailure(undefined);
    try {
      const { state, publicKey } = await start.send();
      const credential = await showPasskey(publicKey);
      const session = await confirm.send({ state, credential });
      onDone(session.profile);
    } catch (cause) {
      onFailure(cause instanceof DOMException ? words.passkeyFailed : toApiError(cause).message);
      setBusy(false);
    }
  };
  return (
    <Button size="lg" onPress={() => void show()} isPending={busy}>
      {words.usePasskey}
    </Button>
  );
}

function CodeStep({ method, onDone, onFailure }: StepProps & { method: 'totp' | 'backupCode' }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const confirm = useChange(confirmSecondFactor, { failed: 'here' });
  const submit = async (value: string) => {
    if (!value.trim()) return setError(words.required);
    if (confirm.isPending) return;
    onFailure(undefined);
    setError(undefined);
    try {
      const session = await confirm.send({ method, code: value });
      onDone(session.profile);
    } catch (cause) {
      const refused = toApiError(cause);
      setCode('');
      if (refused.fields.code) setError(refused.fields.code);
      else onFailure(refused.message);
    }
  };
  return (
    <Form
      className="grid gap-5"
      onSubmit={() => {
        void submit(code);
      }}
    >
      {method === 'totp' ? (
        <CodeField
          label={words.code}
          autoFocus
          value={code}
          onChange={setCode}
          onComplete={(value) => void submit(value)}
          error={error}
        />
      ) : (
        <TextField
          label={words.backupCode}
          autoFocus
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          maxLength={40}
          error={error}
        />
      )}
      <Button type="submit" size="lg" isPending={confirm.isPending}>
        {words.confirm}
      </Button>
    </Form>
  );
}
