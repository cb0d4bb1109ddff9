import type { PromoteEmailInput, TripDetails, TripTraveler } from '@caravan/sdk';
import { cancelBookings, confirmBookings } from '@caravan/sdk/client';
import { getGetTripDetailsQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useQueryClient } from '@tanstack/react-query';
import { words } from './messages.ts';
import { spotsOf } from './selection.ts';

/** Sent with a confirmation that also launches the trip. */
export type Launch = { launchNow: true; promoteEmails: PromoteEmailInput[] };

/**
 * Confirms or rejects orders; the response is the tab's new content (H-534 to H-537). The call includes the
 * orders as the dialog showed them. If one has changed since, nothing happens, and the tab is refetched.
 */
export function useDecide(tripId: string, onDone: () => void) {
  const queryClient = useQueryClient();
  const settle = (message: string) => ({
    done: message,
    onDone: (details: TripDetails) => queryClient.setQueryData(getGetTripDetailsQueryKey(tripId), details),
    refreshRefused: [getGetTripDetailsQueryKey(tripId)],
    onEnd: onDone,
  });
  const confirm = useChange(confirmBookings, settle(words.confirmed));
  const reject = useChange(cancelBookings, settle(words.rejected));
  return {
    confirm: (orders: TripTraveler[], launch?: Launch) =>
      confirm.run(tripId, { orderIds: orders.map((order) => order.id), spots: spotsOf(orders), ...launch }),
    reject: (orders: TripTraveler[]) =>
      reject.run(tripId, {
        orders: orders.map(({ id, status, refundMinor }) => ({ id, status, refundMinor })),
      }),
    isPending: confirm.isPending || reject.isPending,
  };
}
