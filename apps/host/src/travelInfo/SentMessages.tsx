import type { EmailCampaign } from '@caravan/sdk';
import { Card } from '@caravan/ui/Card';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { CampaignState } from '../promote/CampaignState.tsx';
import { StopButton } from '../promote/StopButton.tsx';
import { isMessage, useCampaigns } from '../promote/useCampaigns.ts';
import { messageWords as words } from './messages.ts';

export type SentMessagesProps = { tripId: string };

const columnsOf = (tripId: string): Column<EmailCampaign>[] => [
  { id: 'subject', header: words.columns.subject, primary: true, cell: (one) => one.name },
  { id: 'recipients', header: words.columns.recipients, align: 'right', cell: (one) => one.recipients },
  { id: 'sent', header: words.columns.sent, align: 'right', cell: (one) => one.sent },
  { id: 'opened', header: words.columns.opened, align: 'right', cell: (one) => one.opened },
  {
    id: 'state',
    header: words.columns.state,
    cell: (one) => (
      <span className="flex flex-wrap items-center gap-3">
        <CampaignState email={one} />
        <StopButton tripId={tripId} email={one} />
      </span>
    ),
  },
];

/** The host's messages to travelers, and their delivery. */
export function SentMessages({ tripId }: SentMessagesProps) {
  const details = useCampaigns(tripId);
  // Promotional emails go to the audience and are listed on the Promote tab.
  const sent = (details.data?.emailCampaigns ?? []).filter(isMessage);
  return (
    <Card padded={false} title={words.history} description={words.historyText}>
      <DataTable
        label={words.history}
        columns={columnsOf(tripId)}
        rows={sent}
        rowId={(one) => one.kind}
        rowLabel={(one) => one.name}
        isLoading={details.isPending}
        empty={<p className="px-6 pb-6 text-sm text-muted">{words.noHistory}</p>}
      />
    </Card>
  );
}
