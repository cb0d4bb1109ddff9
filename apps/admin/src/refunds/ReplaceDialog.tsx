import type { QueuedRefund, RefundWayOffer } from '@caravan/sdk';
import { replaceRefund } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { RadioCards } from '@caravan/ui/RadioCards';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { words } from './messages.ts';

export type ReplaceDialogProps = { refund: QueuedRefund; onClose: () => void };

const idOf = ({ way, paymentId }: RefundWayOffer) => paymentId ?? way;

/** Pays a failed refund another way: to another payment, by bank transfer, or as credit. */
export default function ReplaceDialog({ refund, onClose }: ReplaceDialogProps) {
  const format = useFormat();
  const ways = refund.ways ?? [];
  const [chosen, setChosen] = useState(ways[0] ? idOf(ways[0]) : '');
  const [reference, setReference] = useState(refund.awaits?.reference ?? '');
  const [reason, setReason] = useState(refund.awaits?.reason ?? '');
  const [tried, setTried] = useState(false);
  const offer = ways.find((way) => idOf(way) === chosen);
  const byBank = offer?.way === 'bank';
  const amount = format.money(refund.amountMinor, refund.currency);
  const replace = useChange(replaceRefund, {
    failed: 'here',
    done: (after) => (after.awaits ? words.recorded : words.replaced),
    onDone: onClose,
  });
  const missing = {
    reference: byBank && !reference.trim() ? words.referenceRequired : undefined,
    reason: reason.trim() ? undefined : words.reasonRequired,
  };
  const confirm = () => {
    setTried(true);
    if (!offer || missing.reference || missing.reason) return;
    replace.run(refund.id, {
      way: offer.way,
      reason: reason.trim(),
      amountMinor: refund.amountMinor,
      ...(offer.paymentId && { paymentId: offer.paymentId }),
      ...(byBank && { reference: reference.trim() }),
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={ways.length > 1 ? words.replace : words.close}
      size="md"
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button onPress={confirm} isPending={replace.isPending}>
            {offer ? words.ways[offer.way].confirm : words.replace}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div>
          <p>{words.replaceText(amount, refund.customer ?? '')}</p>
          <p className="mt-1 text-sm text-muted">
            {[refund.orderId, refund.method].filter(Boolean).join(' · ')}
          </p>
        </div>
        <RadioCards
          label={words.how}
          options={ways.map((way) => ({
            id: idOf(way),
            title: way.label,
            description: words.ways[way.way].help,
          }))}
          value={chosen}
          onChange={setChosen}
        />
        {byBank && (
          <TextField
            label={words.reference}
            value={reference}
            onChange={setReference}
            maxLength={120}
            isRequired
            {...(tried && missing.reference && { error: missing.reference })}
          />
        )}
        <TextField
          label={words.reason}
          value={reason}
          onChange={setReason}
          maxLength={300}
          isRequired
          {...(tried && missing.reason && { error: missing.reason })}
        />
        {replace.problem && <Alert tone="error">{replace.problem}</Alert>}
      </div>
    </Dialog>
  );
}
