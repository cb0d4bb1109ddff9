import type { EmailCampaign, Trip } from '@caravan/sdk';
import { sendTestEmailToMe } from '@caravan/sdk/client';
import { useGetTripDetails } from '@caravan/sdk/react-query';
import { RowLink } from '@caravan/shell/RowLink';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { useOpened } from '@caravan/shell/useOpened';
import { Badge } from '@caravan/ui/Badge';
import { Card } from '@caravan/ui/Card';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { EmptyState } from '@caravan/ui/EmptyState';
import { Mail, UsersRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { paths } from '../paths.ts';
import { emailWords as words } from './emailWords.ts';

const Readers = lazy(() => import('./Readers.tsx').then((m) => ({ default: m.Readers })));

export type EmailTableProps = { trip: Trip };

/** The trip's emails with their states and what became of each (H-174, H-209, H-312). */
export function EmailTable({ trip }: EmailTableProps) {
  const format = useFormat();
  const details = useGetTripDetails(trip.id, { query: { throwOnError: false } });
  const [opened, open, close] = useOpened('email');
  const shown = details.data?.emailCampaigns?.find(({ kind }) => kind === opened);
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
      cell: (email) => (
        <Badge size="sm" tone={words.tones[email.status]}>
          {words.states[email.status]}
        </Badge>
      ),
    },
    {
      id: 'goes',
      header: words.columns.goes,
      className: 'tabular',
      cell: (email) => {
        const at = email.completedDate ?? email.scheduledDate;
        return at ? format.instant(at, 'date') : email.scheduledDateLabel;
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
        rows={details.data?.emailCampaigns}
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
        ]}
        empty={
          <EmptyState level={3} art="letter" title={words.empty}>
            {words.emptyText}
          </EmptyState>
        }
      />
      <Suspense>{shown && <Readers tripId={trip.id} email={shown} onClose={close} />}</Suspense>
    </Card>
  );
}
