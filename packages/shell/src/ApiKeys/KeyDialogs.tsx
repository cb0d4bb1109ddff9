import type { ApiKey, ApiKeySecret } from '@caravan/sdk';
import { revokeApiKey, rotateApiKey } from '@caravan/sdk/client';
import { DangerConfirm } from '@caravan/ui/DangerConfirm';
import { RotateDialog } from '../RotateDialog/RotateDialog.tsx';
import { words } from './messages.ts';
import { useChange } from '../change/useChange.ts';

/** Rotates a key's secret; the old one stays valid for an overlap. */
export function RotateKey({
  apiKey,
  onRotated,
  onClose,
}: {
  apiKey: ApiKey;
  onRotated: (made: ApiKeySecret) => void;
  onClose: () => void;
}) {
  const rotate = useChange(rotateApiKey, { failed: 'here', onDone: onRotated });
  return (
    <RotateDialog
      title={words.rotateTitle(apiKey.name)}
      text={words.rotateText}
      onRotate={(overlapHours) => rotate.run(apiKey.id, { overlapHours })}
      onClose={onClose}
      isPending={rotate.isPending}
      error={rotate.error?.message}
    />
  );
}

/** Revokes a key permanently. */
export function RevokeKey({
  apiKey,
  onRevoked,
  onClose,
}: {
  apiKey: ApiKey;
  onRevoked: () => void;
  onClose: () => void;
}) {
  const revoke = useChange(revokeApiKey, { failed: 'here', done: words.revoked, onDone: onRevoked });
  return (
    <DangerConfirm
      isOpen
      onClose={onClose}
      onConfirm={() => revoke.run(apiKey.id)}
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
