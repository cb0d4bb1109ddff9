import type { ApiKey, ApiKeySecret } from '@caravan/sdk';
import { useRevokeApiKey, useRotateApiKey } from '@caravan/sdk/react-query';
import { DangerConfirm } from '@caravan/ui/DangerConfirm';
import { toast } from '@caravan/ui/toast';
import { useState } from 'react';
import { RotateDialog } from '../RotateDialog/RotateDialog.tsx';
import { words } from './messages.ts';

/** Replaces a key's secret, with an overlap. */
export function RotateKey({
  apiKey,
  onRotated,
  onClose,
}: {
  apiKey: ApiKey;
  onRotated: (made: ApiKeySecret) => void;
  onClose: () => void;
}) {
  const [call] = useState(() => crypto.randomUUID());
  const rotate = useRotateApiKey({
    request: { headers: { 'Idempotency-Key': call } },
    mutation: { meta: { errorToast: false }, onSuccess: onRotated },
  });
  return (
    <RotateDialog
      title={words.rotateTitle(apiKey.name)}
      text={words.rotateText}
      onRotate={(overlapHours) => rotate.mutate({ id: apiKey.id, data: { overlapHours } })}
      onClose={onClose}
      isPending={rotate.isPending}
      error={rotate.error?.message}
    />
  );
}

/** Ends a key for good. */
export function RevokeKey({
  apiKey,
  onRevoked,
  onClose,
}: {
  apiKey: ApiKey;
  onRevoked: () => void;
  onClose: () => void;
}) {
  const revoke = useRevokeApiKey({
    mutation: {
      meta: { errorToast: false },
      onSuccess: () => {
        toast({ tone: 'success', title: words.revoked });
        onRevoked();
      },
    },
  });
  return (
    <DangerConfirm
      isOpen
      onClose={onClose}
      onConfirm={() => revoke.mutate({ id: apiKey.id })}
      title={words.revokeTitle(apiKey.name)}
      consequence={words.revokeConsequence}
      acknowledgement={words.revokeAcknowledge}
      confirmLabel={words.revoke}
      isPending={revoke.isPending}
      error={revoke.error?.message}
    >
      {words.revokeText}
    </DangerConfirm>
  );
}
