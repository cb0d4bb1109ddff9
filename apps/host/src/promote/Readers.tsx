import type { EmailCampaign, SentEmail } from '@caravan/sdk';
import { listTripEmails } from '@caravan/sdk/client';
import { getListTripEmailsQueryKey } from '@caravan/sdk/react-query';
import { ListTable } from '@caravan/shell/ListTable';
import { useFormat } from '@caravan/shell/useFormat';
import { useList } from '@caravan/shell/useList';
import type { Column } from '@caravan/ui/DataTable';
import { Drawer } from '@caravan/ui/Drawer';
import { CampaignState } from './CampaignState.tsx';
import { emailWords as words } from './emailWords.ts';
import { StopButton } from './StopButton.tsx';

export type ReadersProps = { tripId: string; email: EmailCampaign; onClose: () => void };

/** Who received an email of a trip, when, and whether they opened it. */
export function Readers({ tripId, email, onClose }: ReadersProps) {
  const format = useFormat();
  const list = useList(
    (params: Parameters<typeof listTripEmails>[1]) => listTripEmails(tripId, params),
    (params) => getListTripEmailsQueryKey(tripId, params),
    { kind: email.kind },
    { order: 'here', throwOnError: false },
  );
  const columns: Column<SentEmail>[] = [
    { id: 'email', header: words.reader, primary: true, cell: (r) => r.email },
    { id: 'state', header: words.columns.state, cell: (r) => words.readerStates[r.state] },
    { id: 'sent', header: words.sentAt, cell: (r) => r.sentAt && format.instant(r.sentAt) },
    { id: 'opened', header: words.openedAt, cell: (r) => r.openedAt && format.instant(r.openedAt) },
  ];
  return (
    <Drawer isOpen onClose={onClose} size="lg" title={words.readersOf(email.name)}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <CampaignState email={email} />
        <StopButton tripId={tripId} email={email} />
      </div>
      <ListTable
        list={list}
        label={words.readersOf(email.name)}
        columns={columns}
        rowId={(r) => r.id}
        rowLabel={(r) => r.email}
        empty={words.noReaders}
        emptyText={words.noReadersText}
        art="letter"
        emptyLevel={3}
      />
    </Drawer>
  );
}
