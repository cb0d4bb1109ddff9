import type { StatementKind } from '@caravan/sdk';
import { sendPayoutSetup } from '@caravan/sdk/client';
import { useGetPayoutSetup } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Skeleton } from '@caravan/ui/Skeleton';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Facts } from '../list/Facts.tsx';
import { setup as words } from './setupMessages.ts';

export type PayoutSetupProps = { kind: StatementKind; id: string; name: string };

/** How far a host or an operator is with their payout account, and the link that starts it. */
export default function PayoutSetup({ kind, id, name }: PayoutSetupProps) {
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useGetPayoutSetup(kind, id, { query: { throwOnError: false } });
  const send = useChange(sendPayoutSetup, {
    failed: 'here',
    done: words.sent,
    onDone: () => setAsking(false),
  });
  if (!data)
    return error ? (
      <Alert tone="error" title={error.message}>
        <Button size="sm" variant="secondary" onPress={() => void refetch()}>
          {words.retry}
        </Button>
      </Alert>
    ) : (
      <Skeleton lines={3} />
    );
  const label = data.sentAt ? words.again : words.send;
  return (
    <Card
      title={words.title}
      actions={
        !data.ready && (
          <Button
            size="sm"
            icon={<Send aria-hidden />}
            onPress={() => setAsking(true)}
            {...(!data.sendable && { disabledReason: data.reason ?? words.admins })}
          >
            {label}
          </Button>
        )
      }
    >
      <Badge tone={data.ready ? 'green' : 'warning'} dot className="mb-4">
        {data.ready ? words.ready : words.missing}
      </Badge>
      <Facts
        rows={[
          data.finishedAt && [words.finished, format.instant(data.finishedAt)],
          data.sentAt && [words.sentAt, format.instant(data.sentAt)],
          data.sentTo && [words.sentTo, format.list(data.sentTo)],
          data.sentAt && [words.opened, data.openedAt ? format.instant(data.openedAt) : words.notYet],
        ]}
      />
      {!data.sentAt && !data.ready && <p className="text-sm text-muted">{words.help}</p>}
      <ConfirmDialog
        isOpen={asking}
        onClose={() => {
          setAsking(false);
          send.reset();
        }}
        onConfirm={() => send.run(kind, id)}
        title={words.ask(name)}
        confirmLabel={label}
        isPending={send.isPending}
        error={send.problem}
      >
        {words.askText(format.list(data.recipients))}
      </ConfirmDialog>
    </Card>
  );
}
