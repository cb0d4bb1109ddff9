import type { EmailCampaign } from '@caravan/sdk';
import { stopTripEmail } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { stopWords as words } from './stopWords.ts';

export type StopEmailProps = { tripId: string; email: EmailCampaign; onClose: () => void };

/** Asks for confirmation before stopping an email, with how many recipients have it and how many never will. */
export function StopEmail({ tripId, email, onClose }: StopEmailProps) {
  const stop = useChange(stopTripEmail, {
    failed: 'here',
    done: ({ sent, recipients }) => ({
      title: words.done,
      message: `${words.got(sent)} ${words.never(recipients - sent)}`,
    }),
    onDone: onClose,
  });
  const { id, recipients, sent, stoppable } = email;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => id && stop.run(tripId, id)}
      title={words.title(email.name)}
      confirmLabel={words.confirm}
      cancelLabel={words.goOn}
      tone="danger"
      isPending={stop.isPending}
      disabledReason={stoppable ? undefined : words.over}
      error={stop.problem}
    >
      <p aria-live="polite" className="tabular">
        {words.has(sent)} {words.never(recipients - sent)}
      </p>
      <p className="mt-3 text-sm text-muted">{words.final}</p>
    </ConfirmDialog>
  );
}
