import { type Passkey, type Security, toApiError } from '@caravan/sdk';
import { addPasskey, removePasskey, startPasskey } from '@caravan/sdk/client';
import { Form } from '../../Form/Form.tsx';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Dialog } from '@caravan/ui/Dialog';
import { TextField } from '@caravan/ui/TextField';
import { toast } from '@caravan/ui/toast';
import { useState } from 'react';
import { useFormat } from '../../format/useFormat.ts';
import { FactorRow } from './FactorRow.tsx';
import { words } from './messages.ts';
import { makePasskey, passkeysSupported } from './passkey.ts';
import { Declined, type Privileged } from './usePrivileged.tsx';
import { useChange } from '../../change/useChange.ts';
import { useForm } from '../../form/useForm.ts';

export type PasskeysCardProps = {
  security: Security;
  privileged: Privileged;
  onChange: (security: Security) => void;
};

/** The user's passkeys for this host name. */
export function PasskeysCard({ security, privileged, onChange }: PasskeysCardProps) {
  const format = useFormat();
  const [naming, setNaming] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [busy, setBusy] = useState(false);
  const start = useChange(startPasskey, { failed: 'here' });
  const add = useChange(addPasskey, { failed: 'here' });
  const remove = useChange(removePasskey, { failed: 'here' });
  const supported = passkeysSupported();
  const attempt = async (change: () => Promise<void>) => {
    setBusy(true);
    try {
      await change();
    } catch (cause) {
      if (cause instanceof Declined) return;
      const title = cause instanceof DOMException ? words.passkeyFailed : toApiError(cause).message;
      toast({ tone: 'error', title });
    } finally {
      setBusy(false);
    }
  };
  const create = (name: string) =>
    attempt(async () => {
      setNaming(false);
      const challenge = await privileged.run(() => start.send());
      const credential = await makePasskey(challenge.publicKey);
      onChange(await add.send({ state: challenge.state, credential, name: name.trim() }));
    });
  const form = useForm({
    values: { name: words.passkeyDefault },
    check: ({ name }) => ({ name: name.trim() ? undefined : words.requiredField }),
    send: ({ name }: { name: string }) => create(name),
  });
  const takeAway = (passkey: Passkey) =>
    attempt(async () => {
      setRemoving(null);
      onChange(await privileged.run(() => remove.send(passkey.id)));
    });
  const about = (p: Passkey) =>
    [
      words.added(format.instant(p.createdAt, 'date')),
      p.lastUsedAt && words.lastUsed(format.instant(p.lastUsedAt, 'dateTime')),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <Card
      title={words.passkeys}
      description={words.passkeysText}
      footer={
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            isDisabled={!supported}
            isPending={busy}
            onPress={() => {
              form.reset({ name: words.passkeyDefault });
              setNaming(true);
            }}
          >
            {words.addPasskey}
          </Button>
          {!supported && <p className="text-sm text-muted">{words.passkeyUnsupported}</p>}
        </div>
      }
    >
      {security.passkeys.length === 0 ? (
        <p className="text-sm text-muted">{words.noPasskeys}</p>
      ) : (
        <div className="divide-y divide-line">
          {security.passkeys.map((passkey) => (
            <FactorRow
              key={passkey.id}
              title={passkey.name}
              text={about(passkey)}
              action={
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`${words.remove} ${passkey.name}`}
                  onPress={() => setRemoving(passkey)}
                >
                  {words.remove}
                </Button>
              }
            />
          ))}
        </div>
      )}
      <Dialog isOpen={naming} onClose={() => setNaming(false)} title={words.addPasskey} size="sm">
        <Form form={form} className="grid grid-cols-1 gap-5">
          <TextField
            label={words.passkeyName}
            description={words.passkeyHint}
            {...form.field('name')}
            maxLength={60}
            autoFocus
          />
          <div className="flex justify-end gap-2">
            <Button variant="ghost" onPress={() => setNaming(false)}>
              {words.cancel}
            </Button>
            <Button type="submit" isDisabled={!form.values.name.trim()}>
              {words.continue}
            </Button>
          </div>
        </Form>
      </Dialog>
      <ConfirmDialog
        isOpen={removing !== null}
        onClose={() => setRemoving(null)}
        onConfirm={() => removing && void takeAway(removing)}
        title={words.passkeyRemoveTitle(removing?.name ?? '')}
        confirmLabel={words.remove}
        tone="danger"
      >
        {words.passkeyRemoveText}
      </ConfirmDialog>
    </Card>
  );
}
