import { type Security, toApiError, type TotpSetup as Setup } from '@caravan/sdk';
import { confirmTotp } from '@caravan/sdk/client';
import { Form } from '../../Form/Form.tsx';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { CodeField } from '@caravan/ui/CodeField';
import { QrField } from '@caravan/ui/QrField';
import { useState } from 'react';
import { words } from './messages.ts';
import type { Privileged } from './usePrivileged.tsx';
import { useChange } from '../../change/useChange.ts';

export type TotpSetupProps = {
  setup: Setup;
  privileged: Privileged;
  onDone: (security: Security) => void;
  onCancel?: () => void;
};

/** The code to scan, and the first code of the app that shows it works. */
export function TotpSetup({ setup, privileged, onDone, onCancel }: TotpSetupProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const confirm = useChange(confirmTotp, { failed: 'here' });
  const submit = async (value: string) => {
    if (confirm.isPending) return;
    setFailure(undefined);
    setError(undefined);
    try {
      onDone(await privileged.run(() => confirm.send({ flow: setup.flow, code: value })));
    } catch (cause) {
      const refused = toApiError(cause);
      setCode('');
      if (refused.fields.code) setError(refused.fields.code);
      else setFailure(refused.message);
    }
  };
  return (
    <Form
      className="grid grid-cols-1 gap-6"
      onSubmit={() => {
        void submit(code);
      }}
    >
      <QrField
        label={words.scan}
        description={words.scanText}
        value={setup.uri}
        secret={setup.secret}
        size={168}
      />
      {failure && <Alert tone="error">{failure}</Alert>}
      <CodeField
        label={words.code}
        description={words.codeHint}
        value={code}
        onChange={setCode}
        onComplete={(value) => void submit(value)}
        error={error}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel && (
          <Button variant="ghost" onPress={onCancel}>
            {words.cancel}
          </Button>
        )}
        <Button type="submit" isDisabled={code.length < 6} isPending={confirm.isPending}>
          {words.confirm}
        </Button>
      </div>
    </Form>
  );
}
