import { counts } from '@caravan/shell/counts';
import type { PromoteEmail, Trip } from '@caravan/sdk';
import { useGetEmailPreview } from '@caravan/sdk/react-query';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { EmbedFrame } from '@caravan/ui/EmbedFrame';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { emailWords as words } from './messages.ts';

export type EmailPreviewProps = { trip: Trip; email: PromoteEmail; onClose: () => void };

/** A promotional email as recipients see it, and their number (H-545). */
export function EmailPreview({ trip, email, onClose }: EmailPreviewProps) {
  const preview = useGetEmailPreview(trip.id, email.kind, undefined, { query: { throwOnError: false } });
  const mail = preview.data;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.name(email.name)}
      footer={<Button onPress={onClose}>{words.close}</Button>}
    >
      {mail ? (
        <>
          <p className="font-medium">{words.subject(mail.subject)}</p>
          <p className="mt-1 mb-4 text-sm text-muted">{words.recipients(counts.people(mail.recipients))}</p>
          <EmbedFrame title={words.frame(email.name)} html={mail.previewHtml} height={520} />
        </>
      ) : preview.error ? (
        <ErrorState level={3} onRetry={() => void preview.refetch()}>
          {preview.error.message}
        </ErrorState>
      ) : (
        <Skeleton className="h-96 w-full rounded-lg" />
      )}
    </Dialog>
  );
}
