import { type Booking, type CancellationOffer, type RefundMethod } from '@caravan/sdk';
import { cancelBooking } from '@caravan/sdk/client';
import { useRefresh } from '@caravan/shell/useRefresh';
import { getGetCancellationOfferQueryOptions } from '@caravan/sdk/react-query';
import { type ChangeRequest, useChange } from '@caravan/shell/useChange';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** The refund for a cancellation. It depends on the date and on payments, so it is always fetched fresh. */
export const useCancellationOffer = (booking: Booking, travelers: string[] = []) =>
  useQuery({
    ...getGetCancellationOfferQueryOptions(booking.id, travelers.length > 0 ? { travelers } : undefined),
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { errorToast: false },
  });

/** Methods that refund anything (T-175). */
export const validMethods = (offer: CancellationOffer): RefundMethod[] =>
  offer.refundMethods.filter(
    ({ refundAmount }) => refundAmount.refundMinor > 0 || refundAmount.tripCreditMinor > 0,
  );

export interface Decision {
  reason: string;
  method: RefundMethod | undefined;
}

/** Cancels exactly once, however often it is pressed (T-225). Amounts that have changed since are refetched. */
export function useCancel(booking: Booking, offer: CancellationOffer, travelers: string[] = []) {
  const refresh = useRefresh();
  return useChange(
    ({ reason, method }: Decision, request: ChangeRequest) =>
      cancelBooking(
        booking.id,
        {
          quoteId: offer.quote.id,
          ...(travelers.length > 0 && { travelers }),
          cancellationDetails: {
            reason,
            refundMinor: offer.quote.refundMinor,
            tripCreditMinor: offer.quote.tripCreditMinor,
            ...(method && { refundMethodDescription: method.description }),
          },
        },
        request,
      ),
    {
      failed: 'here',
      onFailed: async ({ status }) => {
        if (status === 0 || status >= 500) return; // it may have succeeded: a retry sends the same key
        await refresh(getGetCancellationOfferQueryOptions(booking.id).queryKey);
      },
    },
  );
}
