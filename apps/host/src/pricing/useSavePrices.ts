import type { Trip } from '@caravan/sdk';
import { acceptHostTerms, getHostTerms } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { keepTrip, useSaveTrip } from '../workspace/useTrip.ts';
import { words } from './messages.ts';
import type { PriceForm } from './rules.ts';

/** Once the agreement is accepted, new prices are saved together with a renewed acceptance (H-411). */
export const needsAgreement = (trip: Trip) => trip.hostTermsAcceptedAt !== undefined;

/** The prices in the contract's form. */
export const sentPrices = (form: PriceForm) => ({
  prices: { initialMinor: form.initialMinor ?? 0, remainingMinor: form.remainingMinor ?? 0 },
  flightStipendMinor: form.advanceMinor ?? 0,
});

/** Saves the prices, with the agreement where required. */
export function useSavePrices(trip: Trip) {
  const queryClient = useQueryClient();
  const failed = { title: words.failed[0], message: words.failed[1] };
  const done = () => toast({ title: words.saved[0], message: words.saved[1], time: 'saved' });
  const plain = useSaveTrip(trip, { failed, onSaved: done });
  const accept = useChange(acceptHostTerms, {
    failed,
    onDone: (saved) => {
      keepTrip(queryClient, saved);
      done();
    },
  });

  const send = async (form: PriceForm): Promise<Trip> => {
    const changes = sentPrices(form);
    if (!needsAgreement(trip)) return plain.send(changes);
    const terms = await getHostTerms(trip.id);
    return accept.send(trip.id, { terms: terms.version, version: trip.version, ...changes });
  };
  return { send };
}
