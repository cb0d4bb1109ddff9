import { ApiError, type MoveCalculation } from '@caravan/sdk';
import { adminCalculateMove, listTripMetadata, moveBooking } from '@caravan/sdk/client';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { TextArea } from '@caravan/ui/TextArea';
import { useState } from 'react';
import { Facts } from '../list/Facts.tsx';
import { MetadataPicker } from '../records/MetadataPicker.tsx';
import { words } from './messages.ts';
import { QuotedDialog } from './QuotedDialog.tsx';
import type { MoneyDialogProps } from './RefundDialog.tsx';

export type MoveDialogProps = MoneyDialogProps & { /** The booking's current trip. */ tripId: string };

/** Moves a booking to another trip, after showing the effect on its price, rooms, and add-ons. */
export default function MoveDialog({ bookingId, tripId, ...rest }: MoveDialogProps) {
  const [trip, setTrip] = useState<{ id: string; name: string } | null>(null);
  const [reason, setReason] = useState('');
  const format = useFormat();
  const w = words.moving;
  const why = reason.trim();
  return (
    <QuotedDialog<MoveCalculation & { to: string }>
      {...rest}
      title={w.title}
      text={w.text}
      onQuote={async () => {
        if (!trip) throw new ApiError(400, 'invalid_input', w.tripRequired);
        if (why === '') throw new ApiError(400, 'invalid_input', w.reasonRequired);
        return { ...(await adminCalculateMove(bookingId, { tripId: trip.id })), to: trip.id };
      }}
      impossible={(q) => !q.possible}
      describe={(q) =>
        q.possible ? <Outcome quote={q} trip={trip?.name ?? ''} /> : <Alert tone="warning">{q.reason}</Alert>
      }
      confirmLabel={() => w.confirm}
      onConfirm={(q, request) =>
        moveBooking(bookingId, { tripId: q.to, reason: why, totalMinor: q.totalMinor }, request)
      }
      done={w.done}
    >
      <MetadataPicker
        label={w.trip}
        list="trips to move to"
        find={async (params) => {
          const page = await listTripMetadata(params);
          return { ...page, items: page.items.filter(({ id }) => id !== tripId) };
        }}
        describe={(facts) =>
          [facts.start && format.date(facts.start), facts.host].filter(Boolean).join(' · ')
        }
        value={trip}
        onChange={setTrip}
        isRequired
      />
      <TextArea label={w.reason} value={reason} onChange={setReason} rows={3} limit={1000} isRequired />
    </QuotedDialog>
  );
}

function Outcome({ quote, trip }: { quote: MoveCalculation; trip: string }) {
  const format = useFormat();
  const w = words.moving;
  const money = (minor: number) => format.money(minor, quote.currency);
  const rows: [string, string][] = [[w.trip, trip]];
  const status = quote.status && w.statuses[quote.status];
  if (status) rows.push([w.status, status]);
  for (const one of quote.gone)
    rows.push([w.gone(one.label, one.traveler), w.notThere(money(one.amountMinor))]);
  rows.push([w.difference, money(quote.differenceMinor)], [words.facts.total, money(quote.totalMinor)]);
  if (quote.refundMinor > 0) rows.push([words.facts.card, money(quote.refundMinor)]);
  if (quote.creditMinor > 0) rows.push([words.facts.credit, money(quote.creditMinor)]);
  rows.push([words.facts.due, money(quote.dueMinor)]);
  if (quote.dueOn && quote.dueMinor > 0) rows.push([words.payouts.due, format.date(quote.dueOn)]);
  return <Facts split rows={rows} />;
}
