import type { Delivery, DeliveryState, ListDeliveriesParams } from '@caravan/sdk';
import { listDeliveries, resendDelivery } from '@caravan/sdk/client';
import { getListDeliveriesQueryKey } from '@caravan/sdk/react-query';
import { Badge } from '@caravan/ui/Badge';
import { Card } from '@caravan/ui/Card';
import type { Column } from '@caravan/ui/DataTable';
import { Select } from '@caravan/ui/Select';
import { RotateCcw, Send } from 'lucide-react';
import { useFormat } from '../format/useFormat.ts';
import { ListTable } from '../ListTable/ListTable.tsx';
import { useList } from '../list/useList.ts';
import { words } from '../Webhooks/messages.ts';
import { DeliveryDetails } from './DeliveryDetails.tsx';
import { useChange } from '../change/useChange.ts';

export type DeliveriesProps = {
  id: string;
  state: DeliveryState | undefined;
  onState: (state: DeliveryState | undefined) => void;
  onReplay: (after: string) => void;
};

const tones = { pending: 'warning', delivered: 'green', failed: 'red' } as const;
const states = (['pending', 'delivered', 'failed'] as const).map((id) => ({
  id,
  label: words.deliveryStates[id],
}));

/** Requests sent to an endpoint and their responses, newest first. */
export function Deliveries({ id, state, onState, onReplay }: DeliveriesProps) {
  const format = useFormat();
  const list = useList(
    (page: ListDeliveriesParams) => listDeliveries(id, page),
    (page) => getListDeliveriesQueryKey(id, page),
    { state },
    { order: 'here' },
  );
  const resend = useChange(resendDelivery, { done: words.resent });
  const c = words.deliveryColumns;
  const columns: Column<Delivery>[] = [
    { id: 'event', header: c.event, primary: true, cell: (d) => words.typeWords[d.eventType] },
    {
      id: 'state',
      header: c.state,
      cell: (d) => (
        <Badge size="sm" tone={tones[d.state]} dot>
          {words.deliveryStates[d.state]}
        </Badge>
      ),
    },
    { id: 'attempts', header: c.attempts, align: 'right', cell: (d) => d.attempts, className: 'tabular' },
    {
      id: 'answer',
      header: c.answer,
      cell: (d) =>
        d.responseStatus ? (
          <span className="tabular">
            {d.responseStatus}
            {d.durationMs !== undefined && <span className="text-muted"> · {words.took(d.durationMs)}</span>}
          </span>
        ) : (
          <span className="text-muted">{d.error || words.noAnswer}</span>
        ),
    },
    {
      id: 'at',
      header: c.at,
      align: 'right',
      cell: (d) => <time dateTime={d.createdAt}>{format.instant(d.createdAt)}</time>,
      className: 'tabular',
    },
  ];
  return (
    <section aria-labelledby="deliveries" className="mt-9">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="deliveries" className="text-lg font-semibold">
          {words.deliveries}
        </h2>
        <Select
          label={words.stateFilter}
          hideLabel
          options={[{ id: '', label: words.allDeliveries }, ...states]}
          value={state ?? ''}
          onChange={(next) => onState(states.find((s) => s.id === next)?.id)}
          className="w-full sm:w-48"
        />
      </div>
      <Card padded={false} className="mt-4">
        <ListTable
          label={words.deliveries}
          columns={columns}
          list={list}
          rowId={(d) => d.id}
          rowLabel={(d) => words.typeWords[d.eventType]}
          details={(d) => <DeliveryDetails delivery={d} />}
          rowActions={(d) => [
            {
              id: 'resend',
              label: words.resend,
              icon: <Send aria-hidden />,
              onAction: () => resend.run(id, d.id),
            },
            {
              id: 'replay',
              label: words.replayFrom,
              icon: <RotateCcw aria-hidden />,
              onAction: () => onReplay(d.cursor),
            },
          ]}
          empty={words.noDeliveries}
          emptyText={words.noDeliveriesText}
          art="calendar"
          emptyLevel={3}
        />
      </Card>
    </section>
  );
}
