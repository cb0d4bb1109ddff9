import type { DiscountCalculation } from '@caravan/sdk';
import { adminApplyDiscount, adminCalculateDiscount } from '@caravan/sdk/client';
import { useFormat } from '@caravan/shell/useFormat';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { Facts } from '../list/Facts.tsx';
import { words } from './messages.ts';
import { QuotedDialog } from './QuotedDialog.tsx';
import type { MoneyDialogProps } from './RefundDialog.tsx';

/** Applies a discount code to a booking. */
export default function DiscountDialog({ bookingId, ...rest }: MoneyDialogProps) {
  const format = useFormat();
  const [code, setCode] = useState('');
  const w = words.discount;
  return (
    <QuotedDialog<DiscountCalculation>
      {...rest}
      title={w.title}
      text={w.text}
      onQuote={() => adminCalculateDiscount(bookingId, { code: code.trim() })}
      describe={(q) => (
        <Facts
          split
          rows={[
            [words.facts.price, format.money(q.amountMinor, q.currency)],
            [words.facts.total, format.money(q.totalMinor, q.currency)],
            [words.facts.due, format.money(q.dueMinor, q.currency)],
          ]}
        />
      )}
      confirmLabel={(q) => w.confirm(format.money(q.amountMinor, q.currency))}
      onConfirm={(q, request) =>
        adminApplyDiscount(bookingId, { code: q.code, amountMinor: q.amountMinor }, request)
      }
      done={w.done}
    >
      <TextField label={w.code} value={code} onChange={setCode} isRequired autoFocus />
    </QuotedDialog>
  );
}
