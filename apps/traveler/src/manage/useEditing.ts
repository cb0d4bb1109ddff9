import { type ApiError, type Booking, type Cart, toApiError } from '@caravan/sdk';
import { factsOf, tell } from '@caravan/shell/events';
import { useCart } from './useCart.ts';
import { usePending } from './pending.ts';

/** The pending changes of a booking, and the resulting cart from the server. */
export type Editing = ReturnType<typeof usePending> & {
  cart: Cart | undefined;
  /** Whether the cart belongs to the latest selection, not to a previous one. */
  isCurrent: boolean;
  /** Why there is no cart; the wish may include something the trip no longer offers. */
  error: ApiError | undefined;
  retry: () => void;
};

export function useEditing(booking: Booking): Editing {
  const pending = usePending(booking.id);
  const { data: cart, isPlaceholderData, isFetching, error, refetch } = useCart(booking, pending.wish);
  return {
    ...pending,
    change: (wish) => {
      if (!pending.isChanged) tell('modifyBooking', factsOf(booking));
      pending.change(wish);
    },
    clear: () => {
      tell('clearCart', factsOf(booking));
      pending.clear();
    },
    cart,
    isCurrent: cart !== undefined && !isPlaceholderData && !isFetching,
    error: error ? toApiError(error) : undefined,
    retry: () => void refetch(),
  };
}
