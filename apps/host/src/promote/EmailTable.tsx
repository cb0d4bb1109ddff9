import type { EmailCampaign, Trip } from '@caravan/sdk';
import { sendTestEmailToMe } from '@caravan/sdk/client';
import { RowLink } from '@caravan/shell/RowLink';
import { useBarred } from '@caravan/shell/useBarred';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { useNow } from '@caravan/shell/useNow';
import { useOpened } from '@caravan/shell/useOpened';
import { Card } from '@caravan/ui/Card';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { EmptyState } from '@caravan/ui/EmptyState';
import { CircleStop, Copy, Mail, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../paths.ts';
import { CampaignState } from './CampaignState.tsx';
import { copyWords } from './copyWords.ts';
import { emailWords as words } from './emailWords.ts';
import { stopWords } from './stopWords.ts';
import { isMessage, useCampaigns } from './useCampaigns.ts';

const Readers = lazy(() => import('./Readers.tsx').then((m) => ({ default: m.Readers })));
const DuplicateEmail = lazy(() =>
  import('./DuplicateEmail.tsx').then((m) => ({ default: m.DuplicateEmail })),
);
const StopEmail = lazy(() => import('./StopEmail.tsx').then((m) => ({ default: m.StopEmail })));

export type EmailTableProps = { trip: Trip };

/** The trip's emails with their status and results (H-174, H-209, H-312). */
export function EmailTable({ trip }: EmailTableProps) {
  const format = useFormat();
  const now = useNow(60_000);
  const details = useCampaigns(trip.id);
  const [opened, open, close] = useOpened('email');
  // Messages to travelers are listed on the Travel Info tab.
  const emails = details.data?.emailCampaigns?.filter((email) => !isMessage(email));
  const shown = emails?.find(({ kind }) => kind === opened);
  const [stopping, setStopping] = useState<string>();
  const stopped = emails?.find(({ kind }) => kind === stopping);
  const [copying, setCopying] = useState<string>();
  const copied = emails?.find(({ kind }) => kind === copying);
  const noStop = useBarred('stopTripEmail');
  const test = useChange(sendTestEmailToMe, { done: words.tested, failed: { title: words.notTested } });
  const isWritten = ({ kind }: EmailCampaign) => trip.promoteEmails?.some((email) => email.kind === kind);
  const columns: Column<EmailCampaign>[] = [
    {
      id: 'name',
      header: words.columns.name,
      primary: true,
      cell: (email) =>
        isWritten(email) ? (
          <RowLink href={paths.promoteEmail(trip.id, email.kind)}>{email.name}</RowLink>
        ) : (
          email.name
        ),
    },
    {
      id: 'state',
      header: words.columns.state,
      cell: (email) => <CampaignState email={email} />,
    },
    {
      id: 'goes',
      header: words.columns.goes,
      className: 'tabular',
      cell: (email) => {
        const went = email.completedDate ?? email.stoppedDate;
        const at = went ?? email.scheduledDate;
        if (!at) return email.scheduledDateLabel;
        const day = format.instant(at, 'date', trip.timeZone);
        const isMissed = !went && !email.stoppable && Date.parse(at) < now;
        return isMissed ? <span className="text-muted">{words.missed(day)}</span> : day;
      },
    },
    ...(['recipients', 'sent', 'opened', 'clicked'] as const).map(
      (id): Column<EmailCampaign> => ({
        id,
        header: words.columns[id],
        align: 'right',
        className: 'tabular',
        cell: (email) => format.number(email[id]),
      }),
    ),
  ];
  return (
    <Card padded={false} title={words.title} description={words.text}>
      <DataTable
        label={words.title}
        columns={columns}
        rows={emails}
        rowId={(email) => email.kind}
        rowLabel={(email) => email.name}
        error={details.error?.message}
        onRetry={() => void details.refetch()}
        rowActions={(email) => [
          ...(isWritten(email)
            ? [
                {
                  id: 'test',
                  label: words.testToMe,
                  icon: <Mail aria-hidden />,
                  onAction: () => test.run({ tripId: trip.id, kind: email.kind }),
                },
              ]
            : []),
          {
            id: 'readers',
            label: words.readers,
            icon: <UsersRound aria-hidden />,
            onAction: () => open(email.kind),
          },
          ...(trip.promoteEmails?.find(({ kind }) => kind === email.kind)?.copyable
            ? [
                {
                  id: 'duplicate',
                  label: copyWords.duplicate,
                  icon: <Copy aria-hidden />,
                  onAction: () => setCopying(email.kind),
                },
              ]
            : []),
          ...(email.stoppable && !noStop
            ? [
                {
                  id: 'stop',
                  label: stopWords.stop,
                  icon: <CircleStop aria-hidden />,
                  onAction: () => setStopping(email.kind),
                },
              ]
            : []),
        ]}
        empty={
          <EmptyState level={3} art="letter" title={words.empty}>
            {words.emptyText}
          </EmptyState>
        }
      />
      <Suspense>{shown && <Readers tripId={trip.id} email={shown} onClose={close} />}</Suspense>
      <Suspense>
        {copied && <DuplicateEmail trip={trip} email={copied} onClose={() => setCopying(undefined)} />}
      </Suspense>
      <Suspense>
        {stopped && <StopEmail tripId={trip.id} email={stopped} onClose={() => setStopping(undefined)} />}
      </Suspense>
    </Card>
  );
}
