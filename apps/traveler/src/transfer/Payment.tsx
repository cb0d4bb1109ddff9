import type { ApiError } from '@caravan/sdk';
import { bookGroundTransfers, listGroundTransfers } from '@caravan/sdk/client';
import { CardPayment } from '@caravan/shell/CardPayment';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { totalMinor } from './draft.ts';
import { words } from './messages.ts';
import { orderOf } from './order.ts';
import { useTransfer } from './TransferContext.ts';
import { ridesKey } from './useRides.ts';

/** Pays for the chosen vehicles; the rides are booked when the payment has arrived. */
export function Payment() {
  const open = useTransfer();
  const { tripId, offer, draft, dispatch } = open;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const succeeded = async () => {
    const { items } = await listGroundTransfers({ tripId, sort: '-created', limit: 2 });
    dispatch({ type: 'booked', ids: items.map((ride) => ride.id) });
    await queryClient.invalidateQueries({ queryKey: ridesKey });
    await navigate({ to: '/transfer/$tripId/$tab', params: { tripId, tab: 'success' }, replace: true });
  };
  const refused = (error: ApiError) =>
    toast({
      tone: 'error',
      title:
        error.code === 'amount_mismatch' ? words.changed : (Object.values(error.fields)[0] ?? error.message),
    });
  return (
    <>
      <h2 className="display mb-5 text-2xl">{words.pay}</h2>
      <CardPayment
        storageKey={`transfer.${tripId}`}
        amountMinor={totalMinor(draft)}
        currency={offer.currency}
        label={words.payLabel}
        payerName={`${draft.contact.firstName} ${draft.contact.lastName}`}
        start={async ({ paymentMethod, idempotencyKey }) => {
          const { payment } = await bookGroundTransfers(
            { ...orderOf(open), paymentMethod },
            { headers: { 'Idempotency-Key': idempotencyKey } },
          );
          if (!payment) throw new Error('The answer has no payment');
          return payment;
        }}
        onSucceeded={() => void succeeded()}
        onRefused={refused}
      />
    </>
  );
}
