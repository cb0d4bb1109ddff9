import { toApiError } from '@caravan/sdk';
import { removeCalendarFeed, resetCalendarFeed } from '@caravan/sdk/client';
import { getGetCalendarFeedQueryOptions } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { CopyField } from '@caravan/ui/CopyField';
import { Dialog } from '@caravan/ui/Dialog';
import { ErrorState } from '@caravan/ui/ErrorState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from './messages.ts';

/** The private calendar URL: created on demand, copied, replaced, and revoked. */
export function Subscribe({ onClose }: { onClose: () => void }) {
  const feed = useQuery({
    ...getGetCalendarFeedQueryOptions(),
    throwOnError: false,
    meta: { errorToast: false },
  });
  const create = useChange(resetCalendarFeed, { failed: 'here' });
  const url = feed.data?.active ? feed.data.url : undefined;
  return (
    <Dialog isOpen onClose={onClose} title={words.title}>
      <div className="grid gap-5">
        <p>{words.text}</p>
        {create.problem && (
          <Alert tone="error" title={words.failed}>
            {create.problem}
          </Alert>
        )}
        {feed.error ? (
          <ErrorState compact level={3} onRetry={() => void feed.refetch()}>
            {toApiError(feed.error).message}
          </ErrorState>
        ) : !feed.data ? (
          <Skeleton className="h-20" />
        ) : url ? (
          <Address url={url} />
        ) : (
          <Button className="justify-self-start" onPress={() => create.run()} isPending={create.isPending}>
            {words.create}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Address({ url }: { url: string }) {
  const [asks, setAsks] = useState(false);
  const reset = useChange(resetCalendarFeed, {
    failed: 'here',
    done: words.resetDone,
    onDone: () => setAsks(false),
  });
  const remove = useChange(removeCalendarFeed, { done: words.removed });
  return (
    <>
      <div className="grid gap-2">
        <CopyField label={words.address} value={url} />
        <p className="text-sm text-muted">{words.secret}</p>
      </div>
      <div className="grid gap-2">
        <LinkButton className="justify-self-start" href={url.replace(/^https?:/, 'webcal:')}>
          {words.open}
        </LinkButton>
        <p className="text-sm text-muted">{words.how}</p>
      </div>
      <div className="flex flex-wrap gap-2 border-line border-t pt-4">
        <Button variant="secondary" size="sm" onPress={() => setAsks(true)}>
          {words.reset}
        </Button>
        <Button variant="ghost" size="sm" onPress={() => remove.run()} isPending={remove.isPending}>
          {words.remove}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => reset.run()}
        title={words.resetTitle}
        confirmLabel={words.reset}
        cancelLabel={words.keep}
        tone="danger"
        isPending={reset.isPending}
        error={reset.problem}
      >
        {words.resetText}
      </ConfirmDialog>
    </>
  );
}
