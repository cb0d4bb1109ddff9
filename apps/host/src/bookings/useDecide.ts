import type { PromoteEmailInput, TripDetails, TripTraveler } from '@caravan/sdk';
import {
  getGetTripDetailsQueryKey,
  getGetTripQueryKey,
  useCancelBookings,
  useConfirmBookings,
} from '@caravan/sdk/react-query';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { words } from './messages.ts';
import { spotsOf } from './selection.ts';

/** What goes along with a confirmation that launches the trip. */
export type Launch = { launchNow: true; promoteEmails: PromoteEmailInput[] };

/**
 * Confirms or rejects orders; the answer is the tab's new content (H-534 to H-537). The call names the orders as the
 * dialog showed them. When one has changed meanwhile nothing happens, and the tab is read again.
 */
export function useDecide(tripId: string, onDone: () => void) {
  const queryClient = useQueryClient();
  const settle = (message: string) => ({
    onSuccess: (details: TripDetails) => {
      queryClient.setQueryData(getGetTripDetailsQueryKey(tripId), details);
      void queryClient.invalidateQueries({ queryKey: getGetTripQueryKey(tripId) });
      toast({ title: message });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: getGetTripDetailsQueryKey(tripId) }),
    onSettled: onDone,
  });
  const confirm = useConfirmBookings({ mutation: settle(words.confirmed) });
  const reject = useCancelBookings({ mutation: settle(words.rejected) });
  return {
    confirm: (orders: TripTraveler[], launch?: Launch) =>
      confirm.mutate({
        tripId,
        data: { orderIds: orders.map((order) => order.id), spots: spotsOf(orders), ...launch },
      }),
    reject: (orders: TripTraveler[]) =>
      reject.mutate({
        tripId,
        data: { orders: orders.map(({ id, status, refundMinor }) => ({ id, status, refundMinor })) },
      }),
    isPending: confirm.isPending || reject.isPending,
  };
}
