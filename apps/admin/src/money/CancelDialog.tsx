import type { RefundQuote } from '@caravan/sdk';
import { ApiError } from '@caravan/sdk';
import { adminCalculateCancellation, adminCancelBooking } from '@caravan/sdk/client';
import { useFormat } from '@caravan/shell/useFormat';
import { RadioGroup } from '@caravan/ui/RadioGroup';
import { TextArea } from '@caravan/ui/TextArea';
import { useState } from 'react';
import { Facts } from '../list/Facts.tsx';
import { words } from './messages.ts';
import { QuotedDialog } from './QuotedDialog.tsx';
import type { MoneyDialogProps } from './RefundDialog.tsx';

/** Cancels a booking, with a full refund or according to the policy. */
export default function CancelDialog({
  bookingId,
  currency,
  ...rest
}: MoneyDialogProps & { currency: string }) {
  const format = useFormat();
  const [reason, setReason] = useState('');
  const [refund, setRefund] = useState<'full' | 'policy'>('full');
  const w = words.cancelling;
  return (
    <QuotedDialog<RefundQuote>
      {...rest}
      title={w.title}
      text={w.text}
      danger
      onQuote={async () => {
        if (!reason.trim()) throw new ApiError(400, 'invalid_input', w.reasonRequired);
        return adminCalculateCancellation(bookingId, { refund });
      }}
      describe={(q) => (
        <Facts
          split
          rows={[
            [words.facts.paid, format.money(q.paidMinor, currency)],
            [words.facts.card, format.money(q.refundMinor, currency)],
            q.tripCreditMinor > 0 && [words.facts.credit, format.money(q.tripCreditMinor, currency)],
            q.feeMinor > 0 && [words.facts.fee, format.money(q.feeMinor, currency)],
            q.forfeitedMinor > 0 && [words.facts.forfeited, format.money(q.forfeitedMinor, currency)],
          ]}
        />
      )}
      confirmLabel={() => w.confirm}
      onConfirm={(q, request) =>
        adminCancelBooking(bookingId, { reason: reason.trim(), refund, refundMinor: q.refundMinor }, request)
      }
      done={w.done}
    >
      <TextArea
        label={w.reason}
        value={reason}
        onChange={setReason}
        rows={3}
        limit={1000}
        isRequired
        autoFocus
      />
      <RadioGroup
        label={w.how}
        value={refund}
        onChange={(id) => setRefund(id === 'policy' ? 'policy' : 'full')}
        options={[
          { id: 'full', label: w.full },
          { id: 'policy', label: w.policy },
        ]}
      />
    </QuotedDialog>
  );
}
