import type { TripRequestForm } from '@caravan/sdk';
import { quoteTripRequest } from '@caravan/sdk/client';
import { useDebounced } from '@caravan/shell/useDebounced';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const rest = 250;

/**
 * The estimated selling price with everything selected (H-103), calculated by the server as for the request
 * itself.
 */
export function useRange(form: TripRequestForm) {
  const current = JSON.stringify(form);
  const asked = useDebounced(current, rest);
  const quote = useQuery({
    queryKey: ['quoteTripRequest', asked],
    queryFn: () => quoteTripRequest(JSON.parse(asked) as TripRequestForm),
    enabled: form.startDate !== '',
    placeholderData: keepPreviousData,
    throwOnError: false,
    retry: false,
  });
  // An invalid form has no price, and the previous quote doesn't apply either.
  const cost = quote.error ? undefined : quote.data;
  return {
    cost,
    /** The quote for the exact current input; undefined while it is being calculated. */
    settled: asked === current && !quote.isPlaceholderData ? cost : undefined,
    refresh: () => void quote.refetch(),
    isLoading: quote.isLoading,
    isRefused: quote.error?.status === 400,
  };
}
