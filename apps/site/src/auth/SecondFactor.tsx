import type { Profile, SecondFactorStep } from '@caravan/sdk';
import { toApiError } from '@caravan/sdk';
import { confirmPasskey, confirmSecondFactor, startPasskeyConfirmation } from '@caravan/sdk/client';
import { confirmSecondFactorForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
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

/** Verifies the second factor: a code, a passkey, or a backup code. */
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
        <CodeStep key={method} method={method} onDone={onDone} />
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

type CodeStepProps = { method: 'totp' | 'backupCode'; onDone: (profile: Profile) => void };

function CodeStep({ method, onDone }: CodeStepProps) {
  const confirm = useChange(confirmSecondFactor, { failed: 'here' });
  const form = useForm({
    rules: confirmSecondFactorForm,
    values: { code: '' },
    input: ({ code }) => ({ method, code }),
    forgets: ['code'],
    send: async (input) => onDone((await confirm.send(input)).profile),
  });
  const field = { ...form.field('code'), isRequired: false };
  return (
    <Form form={form} className="grid gap-5">
      {form.failure && <Alert tone="error">{form.failure}</Alert>}
      {method === 'totp' ? (
        <CodeField
          label={words.code}
          autoFocus
          {...field}
          onComplete={(code) => void form.submit({ code })}
        />
      ) : (
        <TextField
          label={words.backupCode}
          autoFocus
          autoComplete="one-time-code"
          {...field}
          maxLength={40}
        />
      )}
      <Button type="submit" size="lg" isPending={form.isPending}>
        {words.confirm}
      </Button>
    </Form>
  );
}
