import { type Profile, type Security, toApiError, type TotpSetup as Setup } from '@caravan/sdk';
import { addPasskey, createBackupCodes, getMyProfile, startPasskey, startTotp } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { BackupCodes } from '@caravan/shell/Account/security/BackupCodes';
import { TotpSetup } from '@caravan/shell/Account/security/TotpSetup';
import { Declined, usePrivileged } from '@caravan/shell/Account/security/usePrivileged';
import { makePasskey, passkeysSupported } from '@caravan/shell/passkey';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { TextLink } from '@caravan/ui/TextLink';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { AuthPage } from './AuthPage.tsx';
import { words } from './messages.ts';

type Stage = { at: 'choose' } | { at: 'totp'; setup: Setup } | { at: 'codes'; codes: string[] };

/** Sets up the second factor that a role requires, before anything else can be done. */
export function EnrolSecondFactor({ onDone }: { onDone: (profile: Profile) => void }) {
  const [stage, setStage] = useState<Stage>({ at: 'choose' });
  const [failure, setFailure] = useState<string>();
  const privileged = usePrivileged();
  const totp = useChange(startTotp, { failed: 'here' });
  const passkey = useChange(startPasskey, { failed: 'here' });
  const add = useChange(addPasskey, { failed: 'here' });
  const codes = useChange(createBackupCodes, { failed: 'here' });
  const attempt = async (change: () => Promise<void>) => {
    setFailure(undefined);
    try {
      await change();
    } catch (cause) {
      if (cause instanceof Declined) return;
      setFailure(cause instanceof DOMException ? words.passkeyFailed : toApiError(cause).message);
    }
  };
  const enrolled = (security: Security) =>
    attempt(async () => {
      if (security.backupCodesLeft > 0) return onDone(await getMyProfile());
      const made = await privileged.run(() => codes.send());
      setStage({ at: 'codes', codes: made.codes });
    });
  const byApp = () =>
    attempt(async () => setStage({ at: 'totp', setup: await privileged.run(() => totp.send()) }));
  const byPasskey = () =>
    attempt(async () => {
      const { state, publicKey } = await privileged.run(() => passkey.send());
      const credential = await makePasskey(publicKey);
      await enrolled(await add.send({ state, credential, name: words.passkeyName }));
    });
  return (
    <AuthPage
      portal="Login"
      title={stage.at === 'codes' ? words.codesTitle : words.enrolTitle}
      description={stage.at === 'choose' ? words.enrolText : undefined}
      footer={<TextLink href={paths.logout}>{words.useAnotherAccount}</TextLink>}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      {stage.at === 'choose' && (
        <div className="grid gap-3">
          <Button size="lg" onPress={() => void byApp()} isPending={totp.isPending}>
            {words.enrolApp}
          </Button>
          <Button
            size="lg"
            variant="secondary"
            onPress={() => void byPasskey()}
            isDisabled={!passkeysSupported()}
            isPending={passkey.isPending || add.isPending}
          >
            {words.enrolPasskey}
          </Button>
        </div>
      )}
      {stage.at === 'totp' && (
        <TotpSetup
          setup={stage.setup}
          privileged={privileged}
          onDone={(security) => void enrolled(security)}
          onCancel={() => setStage({ at: 'choose' })}
        />
      )}
      {stage.at === 'codes' && (
        <BackupCodes
          codes={stage.codes}
          onKept={() => void attempt(async () => onDone(await getMyProfile()))}
        />
      )}
      {privileged.dialog}
    </AuthPage>
  );
}
