import type { TripRequestForm } from '@caravan/sdk';
import { quoteTripRequest } from '@caravan/sdk/client';
import { useDebounced } from '@caravan/shell/useDebounced';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const rest = 250;

/** What the trip could sell for with all that is chosen (H-103), as the server works it out for the request itself. */
export function useRange(form: TripRequestForm) {
  const asked = useDebounced(JSON.stringify(form), rest);
  const quote = useQuery({
    queryKey: ['quoteTripRequest', asked],
    queryFn: () => quoteTripRequest(JSON.parse(asked) as TripRequestForm),
    enabled: form.startDate !== '',
    placeholderData: keepPreviousData,
    throwOnError: false,
    retry: false,
  });
  return {
    // A form that does not fit together has no price, nor has the one before it.
    range: quote.error ? undefined : quote.data?.suggestedSellPrice,
    isLoading: quote.isLoading,
    isRefused: quote.error?.status === 400,
  };
}
