import { counts } from '@caravan/shell/counts';
import type { TripTraveler } from '@caravan/sdk';
import { MoneyText } from '@caravan/shell/MoneyText';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { useState } from 'react';
import { nameOf } from './columns.tsx';
import { words } from './messages.ts';
import { refundOf, spotsOf } from './selection.ts';

export type PartyListProps = {
  orders: TripTraveler[];
  currency: string;
  /** Shows the refund for each party, and the total, instead of what is paid. */
  refunds?: boolean;
};

/** Number of parties to list before "show more". */
const atFirst = 8;

const sum = (orders: TripTraveler[], of: 'paidMinor' | 'totalMinor') =>
  orders.reduce((total, order) => total + order[of], 0);

/** The parties about to be confirmed, with what they have paid, or rejected, with their refunds. */
export function PartyList({ orders, currency, refunds = false }: PartyListProps) {
  const [all, setAll] = useState(false);
  const format = useFormat();
  const paid = (some: number, of: number) =>
    words.paidOf(format.money(some, currency), format.money(of, currency));
  const shown = all ? orders : orders.slice(0, atFirst);
  return (
    <>
      <ul aria-label={words.parties} className="mt-4 divide-y divide-line border-y border-line text-sm">
        {shown.map((order) => (
          <li key={order.id} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0">
              <span className="font-medium">{nameOf(order)}</span>
              <span className="text-muted"> · {counts.travelers(order.totalSpotsBooked)}</span>
              <span className="text-muted"> · {order.displayStatus}</span>
            </span>
            {refunds ? (
              <MoneyText minor={order.refundMinor} currency={currency} />
            ) : (
              <span className="text-end text-muted tabular">{paid(order.paidMinor, order.totalMinor)}</span>
            )}
          </li>
        ))}
      </ul>
      {shown.length < orders.length && (
        <Button variant="ghost" size="sm" className="mt-2" onPress={() => setAll(true)}>
          {words.allParties(orders.length)}
        </Button>
      )}
      <p className="mt-3 flex items-baseline justify-between gap-4 font-medium">
        <span>
          {counts.parties(orders.length)}, {counts.travelers(spotsOf(orders))}
        </span>
        {refunds ? (
          <span>
            {words.refundTotal} <MoneyText minor={refundOf(orders)} currency={currency} />
          </span>
        ) : (
          <span className="text-end tabular">
            {paid(sum(orders, 'paidMinor'), sum(orders, 'totalMinor'))}
          </span>
        )}
      </p>
    </>
  );
}
