import type { TripDetails, TripTraveler } from '@caravan/sdk';
import { useBarred } from '@caravan/shell/useBarred';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { DataTable } from '@caravan/ui/DataTable';
import { type ReactNode, useMemo } from 'react';
import { columns, nameOf } from './columns.tsx';
import { words } from './messages.ts';
import { PartyDetails } from './PartyDetails.tsx';
import { confirmReason, rejectReason, spotsOf, stillTicked, tick, type Ticked } from './selection.ts';

export type OrdersTableProps = {
  label: string;
  details: TripDetails;
  orders: TripTraveler[];
  empty: ReactNode;
  ticked: Ticked;
  onTicked: (ticked: Ticked) => void;
  /** Omit it for the waitlist, where orders can only be rejected (H-300). */
  onConfirm?: (orders: TripTraveler[]) => void;
  onReject: (orders: TripTraveler[]) => void;
};

/** Selectable orders; disabled confirm and reject buttons say why. A completed trip has no selection (H-301). */
export function OrdersTable(props: OrdersTableProps) {
  const { label, details, orders, empty, ticked, onTicked, onConfirm, onReject } = props;
  const format = useFormat();
  const shown = useMemo(() => columns(details.currency, format), [details.currency, format]);
  const selectable = details.selectable && orders.some((order) => order.canReject);
  const chosen = useMemo(() => stillTicked(ticked, orders), [ticked, orders]);
  const selected = useMemo(() => new Set(chosen.map((order) => order.id)), [chosen]);
  const whyNotConfirm = confirmReason(details, chosen);
  const barred = useBarred('cancelBookings');
  const whyNotReject = barred ?? rejectReason(details, chosen);
  return (
    <DataTable
      label={label}
      columns={shown}
      rows={orders}
      rowId={(order) => order.id}
      rowLabel={nameOf}
      empty={empty}
      sort={{ column: 'booked', direction: 'descending' }}
      details={(order) => <PartyDetails order={order} />}
      {...(selectable && {
        selected,
        onSelectedChange: (ids: Set<string>) => onTicked(tick(ids, orders)),
        selectionActions: (
          <>
            <span className="tabular">{words.selected(spotsOf(chosen))}</span>
            {onConfirm && (
              <Button
                size="sm"
                {...(whyNotConfirm && { disabledReason: whyNotConfirm })}
                onPress={() => onConfirm(chosen)}
              >
                {words.confirm}
              </Button>
            )}
            <Button
              size="sm"
              variant="danger-quiet"
              {...(whyNotReject && { disabledReason: whyNotReject })}
              onPress={() => onReject(chosen)}
            >
              {words.reject}
            </Button>
          </>
        ),
      })}
    />
  );
}
