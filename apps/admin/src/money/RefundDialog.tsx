import type { BookingMoney, RefundableItem, RefundCalculation } from '@caravan/sdk';
import { ApiError } from '@caravan/sdk';
import { adminCalculateRefund, adminRefundBooking } from '@caravan/sdk/client';
import { useFormat } from '@caravan/shell/useFormat';
import { CheckboxGroup } from '@caravan/ui/CheckboxGroup';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { Facts } from '../list/Facts.tsx';
import { words } from './messages.ts';
import { QuotedDialog } from './QuotedDialog.tsx';

export type MoneyDialogProps = { bookingId: string; onClose: () => void };
/** The travelers of the booking: the same item can be on it for each of them. */
export type NamedProps = { names?: ReadonlyMap<string | undefined, string> };

/** What an item is, and for whom. */
export const itemLabel = ({ label, participantId }: RefundableItem, names: NamedProps['names']) => {
  const name = participantId && names?.get(participantId);
  return name ? words.moving.gone(label, name) : label;
};

/** Removes items from a booking's price and refunds the overpaid amount. */
export default function RefundDialog({
  bookingId,
  money,
  names,
  ...rest
}: MoneyDialogProps & NamedProps & { money: BookingMoney }) {
  const format = useFormat();
  const [chosen, setChosen] = useState<string[]>([]);
  const { currency } = money.statement;
  const w = words.refund;
  const [reason, setReason] = useState('');
  const why = reason.trim() && { reason: reason.trim() };
  const affectedItems = chosen.map((itemId) => ({ itemId }));
  return (
    <QuotedDialog<RefundCalculation>
      {...rest}
      title={w.title}
      text={money.items.length === 0 ? w.none : w.text}
      onQuote={async () => {
        if (chosen.length === 0) throw new ApiError(400, 'invalid_input', w.choose);
        return adminCalculateRefund(bookingId, { affectedItems, ...why });
      }}
      describe={(q) => (
        <Facts
          split
          rows={[
            [words.facts.price, format.money(q.reductionMinor, currency)],
            [words.facts.card, format.money(q.refundMinor, currency)],
            q.creditMinor > 0 && [words.facts.credit, format.money(q.creditMinor, currency)],
            [words.facts.due, format.money(q.dueMinor, currency)],
          ]}
        />
      )}
      confirmLabel={(q) => w.confirm(format.money(q.refundMinor, currency))}
      onConfirm={(q, request) =>
        adminRefundBooking(bookingId, { affectedItems, amountMinor: q.refundMinor, ...why }, request)
      }
      done={w.done}
    >
      {money.items.length > 0 && (
        <CheckboxGroup
          label={w.items}
          options={money.items.map((item) => ({
            id: item.itemId,
            label: itemLabel(item, names),
            description: format.money(item.amountMinor, currency),
          }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <TextField
        label={w.reason}
        description={w.reasonHelp}
        value={reason}
        onChange={setReason}
        maxLength={300}
      />
    </QuotedDialog>
  );
}
