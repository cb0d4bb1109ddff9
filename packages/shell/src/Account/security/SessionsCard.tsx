import type { SignedInDevice } from '@caravan/sdk';
import { endMySession, signOutEverywhere } from '@caravan/sdk/client';
import { useListMySessions } from '@caravan/sdk/react-query';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useState } from 'react';
import { useFormat } from '../../format/useFormat.ts';
import { words } from './messages.ts';
import { useChange } from '../../change/useChange.ts';

/** All of the user's sessions, which can be ended one by one or all together. */
export function SessionsCard() {
  const [asking, setAsking] = useState(false);
  const sessions = useListMySessions({ query: { throwOnError: false } });
  const end = useChange(endMySession, {
    done: { title: words.ended, time: 'saved' },
  });
  const everywhere = useChange(signOutEverywhere, {
    signedOutAllowed: true,
    onDone: () => window.location.assign('/login'),
  });
  return (
    <Card
      title={words.sessions}
      description={words.sessionsText}
      footer={
        <Button variant="secondary" onPress={() => setAsking(true)} isPending={everywhere.isPending}>
          {words.everywhere}
        </Button>
      }
    >
      {sessions.error ? (
        <ErrorState level={3} onRetry={() => void sessions.refetch()}>
          {sessions.error.message}
        </ErrorState>
      ) : !sessions.data ? (
        <div className="grid gap-3" aria-busy>
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {sessions.data.items.map((device) => (
            <Device
              key={device.id}
              device={device}
              isPending={end.isPending && end.input?.[0] === device.id}
              onEnd={() => end.run(device.id)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          everywhere.run();
        }}
        title={words.everywhereTitle}
        confirmLabel={words.everywhere}
        tone="danger"
      >
        {words.everywhereText}
      </ConfirmDialog>
    </Card>
  );
}

type DeviceProps = { device: SignedInDevice; isPending: boolean; onEnd: () => void };

function Device({ device, isPending, onEnd }: DeviceProps) {
  const format = useFormat();
  const name = device.device ?? words.unknownDevice;
  const facts = [
    device.address,
    device.lastSeenAt && words.lastSeen(format.instant(device.lastSeenAt, 'dateTime')),
    words.signedIn(format.instant(device.signedInAt, 'dateTime')),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {device.current && (
            <Badge size="sm" tone="green">
              {words.thisDevice}
            </Badge>
          )}
        </p>
        <p className="mt-0.5 text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      {!device.current && (
        <Button
          variant="secondary"
          size="sm"
          isPending={isPending}
          aria-label={words.endSessionOf(name)}
          onPress={onEnd}
        >
          {words.endSession}
        </Button>
      )}
    </li>
  );
}
