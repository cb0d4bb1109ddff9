import type { Security, TotpSetup as Setup } from '@caravan/sdk';
import { confirmTotp } from '@caravan/sdk/client';
import { confirmTotpForm } from '@caravan/sdk/forms';
import { Form } from '../../Form/Form.tsx';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { CodeField } from '@caravan/ui/CodeField';
import { QrField } from '@caravan/ui/QrField';
import { words } from './messages.ts';
import type { Privileged } from './usePrivileged.tsx';
import { useChange } from '../../change/useChange.ts';
import { useForm } from '../../form/useForm.ts';

export type TotpSetupProps = {
  setup: Setup;
  privileged: Privileged;
  onDone: (security: Security) => void;
  onCancel?: () => void;
};

/** Shows the QR code to scan and asks for a first code from the app to verify the setup. */
export function TotpSetup({ setup, privileged, onDone, onCancel }: TotpSetupProps) {
  const confirm = useChange(confirmTotp, { failed: 'here' });
  const form = useForm({
    rules: confirmTotpForm,
    values: { code: '' },
    input: ({ code }) => ({ flow: setup.flow, code }),
    forgets: ['code'],
    send: async (input) => onDone(await privileged.run(() => confirm.send(input))),
  });
  return (
    <Form form={form} className="grid grid-cols-1 gap-6">
      <QrField
        label={words.scan}
        description={words.scanText}
        value={setup.uri}
        secret={setup.secret}
        size={168}
      />
      {form.failure && <Alert tone="error">{form.failure}</Alert>}
      <CodeField
        label={words.code}
        description={words.codeHint}
        {...form.field('code')}
        isRequired={false}
        onComplete={(code) => void form.submit({ code })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel && (
          <Button variant="ghost" onPress={onCancel}>
            {words.cancel}
          </Button>
        )}
        <Button type="submit" isDisabled={form.values.code.length < 6} isPending={form.isPending}>
          {words.confirm}
        </Button>
      </div>
    </Form>
  );
}
