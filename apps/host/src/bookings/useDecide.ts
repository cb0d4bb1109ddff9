import type { TripDetails, TripTraveler } from '@caravan/sdk';
import {
  getGetTripDetailsQueryKey,
  getGetTripQueryKey,
  useCancelBookings,
  useConfirmBookings,
} from '@caravan/sdk/react-query';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { words } from './messages.ts';

/** Confirms or rejects orders; the answer is the tab's new content (H-534 to H-537). */
export function useDecide(tripId: string, onDone: () => void) {
  const queryClient = useQueryClient();
  const settle = (message: string) => ({
    onSuccess: (details: TripDetails) => {
      queryClient.setQueryData(getGetTripDetailsQueryKey(tripId), details);
      void queryClient.invalidateQueries({ queryKey: getGetTripQueryKey(tripId) });
      toast({ title: message });
    },
    onSettled: onDone,
  });
  const confirm = useConfirmBookings({ mutation: settle(words.confirmed) });
  const reject = useCancelBookings({ mutation: settle(words.rejected) });
  const ids = (orders: TripTraveler[]) => orders.map((order) => order.id);
  return {
    confirm: (orders: TripTraveler[], launchNow: boolean) =>
      confirm.mutate({ tripId, data: { orderIds: ids(orders), ...(launchNow && { launchNow }) } }),
    reject: (orders: TripTraveler[]) => reject.mutate({ tripId, data: { orderIds: ids(orders) } }),
    isPending: confirm.isPending || reject.isPending,
  };
}
