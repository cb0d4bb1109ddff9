import { type Security, toApiError, type TotpSetup as Setup } from '@caravan/sdk';
import { createBackupCodes, removeTotp, startTotp } from '@caravan/sdk/client';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Dialog } from '@caravan/ui/Dialog';
import { toast } from '@caravan/ui/toast';
import { useState } from 'react';
import { BackupCodes } from './BackupCodes.tsx';
import { FactorRow } from './FactorRow.tsx';
import { words } from './messages.ts';
import { TotpSetup } from './TotpSetup.tsx';
import { Declined, type Privileged } from './usePrivileged.tsx';
import { useChange } from '../../change/useChange.ts';

export type FactorsCardProps = {
  security: Security;
  privileged: Privileged;
  onChange: (security: Security) => void;
};

type Open =
  | { what: 'setup'; setup: Setup }
  | { what: 'codes'; codes: string[] }
  | { what: 'remove' | 'renew' };

/** The authenticator app and the backup codes. */
export function FactorsCard({ security, privileged, onChange }: FactorsCardProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const start = useChange(startTotp, { failed: 'here' });
  const remove = useChange(removeTotp, { failed: 'here' });
  const renew = useChange(createBackupCodes, { failed: 'here' });
  const attempt = async (change: () => Promise<void>) => {
    try {
      await change();
    } catch (cause) {
      if (!(cause instanceof Declined)) toast({ tone: 'error', title: toApiError(cause).message });
    }
  };
  const setUp = () =>
    attempt(async () => setOpen({ what: 'setup', setup: await privileged.run(() => start.send()) }));
  const takeAway = () =>
    attempt(async () => {
      setOpen(null);
      onChange(await privileged.run(() => remove.send()));
    });
  const newCodes = () =>
    attempt(async () => {
      setOpen(null);
      const { codes } = await privileged.run(() => renew.send());
      onChange({ ...security, backupCodesLeft: codes.length });
      setOpen({ what: 'codes', codes });
    });
  const hasFactor = security.totp || security.passkeys.length > 0;
  return (
    <Card
      title={words.factors}
      description={
        security.secondFactorRequired ? `${words.factorsText} ${words.required}` : words.factorsText
      }
    >
      <div className="divide-y divide-line">
        <FactorRow
          title={words.totp}
          text={words.totpText}
          on={security.totp}
          action={
            security.totp ? (
              <Button variant="secondary" onPress={() => setOpen({ what: 'remove' })}>
                {words.remove}
              </Button>
            ) : (
              <Button onPress={() => void setUp()} isPending={start.isPending}>
                {words.setUp}
              </Button>
            )
          }
        />
        <FactorRow
          title={words.backup}
          text={
            !hasFactor
              ? words.backupFirst
              : security.backupCodesLeft > 0
                ? `${words.backupText} ${words.backupLeft(security.backupCodesLeft)}.`
                : words.backupText
          }
          action={
            <Button
              variant="secondary"
              isDisabled={!hasFactor}
              isPending={renew.isPending}
              onPress={() => (security.backupCodesLeft > 0 ? setOpen({ what: 'renew' }) : void newCodes())}
            >
              {words.newCodes}
            </Button>
          }
        />
      </div>
      <Dialog isOpen={open?.what === 'setup'} onClose={() => setOpen(null)} title={words.totpTitle}>
        {open?.what === 'setup' && (
          <TotpSetup
            setup={open.setup}
            privileged={privileged}
            onCancel={() => setOpen(null)}
            onDone={(now) => {
              onChange(now);
              setOpen(null);
            }}
          />
        )}
      </Dialog>
      <Dialog
        isOpen={open?.what === 'codes'}
        onClose={() => setOpen(null)}
        title={words.codesTitle}
        size="sm"
        dismissable={false}
      >
        {open?.what === 'codes' && <BackupCodes codes={open.codes} onKept={() => setOpen(null)} />}
      </Dialog>
      <ConfirmDialog
        isOpen={open?.what === 'remove'}
        onClose={() => setOpen(null)}
        onConfirm={() => void takeAway()}
        title={words.removeTotpTitle}
        confirmLabel={words.remove}
        tone="danger"
      >
        {words.removeTotpText}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open?.what === 'renew'}
        onClose={() => setOpen(null)}
        onConfirm={() => void newCodes()}
        title={words.newCodesTitle}
        confirmLabel={words.newCodes}
      >
        {words.newCodesText}
      </ConfirmDialog>
    </Card>
  );
}
