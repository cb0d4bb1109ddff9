import type { ApiError } from '@caravan/sdk';
import { bookGroundTransfers, listGroundTransfers } from '@caravan/sdk/client';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Spinner } from '@caravan/ui/Spinner';
import { toast } from '@caravan/ui/toast';
import { useRefresh } from '@caravan/shell/useRefresh';
import { useNavigate } from '@tanstack/react-router';
import { PayBy } from '../manage/PayBy.tsx';
import { isRepricing, totalMinor, wantsRepricing } from './draft.ts';
import { words } from './messages.ts';
import { orderOf } from './order.ts';
import { useRepricing } from './useRepricing.ts';
import { ridesKey } from './useRides.ts';

/**
 * Pays for the selected vehicles and their additional insurance; the rides are booked once the payment has
 * arrived.
 */
export function Payment() {
  const open = useRepricing();
  const { tripId, offer, draft, dispatch } = open;
  const navigate = useNavigate();
  const refresh = useRefresh();
  const succeeded = async () => {
    const { items } = await listGroundTransfers({ tripId, sort: '-created', limit: 2 });
    dispatch({ type: 'booked', ids: items.map((ride) => ride.id) });
    await refresh(ridesKey);
    await navigate({ to: '/transfer/$tripId/$tab', params: { tripId, tab: 'success' }, replace: true });
  };
  const refused = async (error: ApiError) => {
    if (error.code !== 'amount_mismatch') {
      toast({ tone: 'error', title: Object.values(error.fields)[0] ?? error.message });
      return;
    }
    // An expired price is requested again, and the user chooses again.
    toast({ tone: 'error', title: words.changed });
    dispatch({ type: 'gone' });
    await navigate({ to: '/transfer/$tripId/$tab', params: { tripId, tab: 'vehicle' }, replace: true });
  };
  if (isRepricing(draft) || (offer.bookingId && wantsRepricing(draft))) {
    return <Spinner label={words.repricing} className="mx-auto my-16" />;
  }
  return (
    <>
      <h2 className="display mb-5 text-2xl">{words.pay}</h2>
      {draft.error && (
        <Alert
          tone="error"
          title={draft.error.message}
          className="mb-6"
          actions={
            <Button size="sm" variant="secondary" onPress={() => dispatch({ type: 'again' })}>
              {words.repriceAgain}
            </Button>
          }
        >
          {words.repriceElse}
        </Alert>
      )}
      <PayBy
        operation="bookGroundTransfers"
        storageKey={`transfer.${tripId}`}
        amountMinor={totalMinor(draft)}
        cardOnlyMinor={draft.insurance.adjustmentMinor}
        currency={offer.currency}
        label={words.payLabel}
        payerName={`${draft.contact.firstName} ${draft.contact.lastName}`}
        start={async (by, request) => {
          const { payment } = await bookGroundTransfers({ ...orderOf(open), ...by }, request);
          if (!payment) throw new Error('The answer has no payment');
          return payment;
        }}
        onSucceeded={() => void succeeded()}
        onRefused={(error) => void refused(error)}
      />
    </>
  );
}
