import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/destination.ts';
import type { DestinationChoices, DestinationMerge, DestinationSettings, DestinationsUpdate } from '../model/index.ts';

export const getListDestinationChoicesQueryKey = () => [`/api/me/destinations`] as const;
export const getListDestinationChoicesQueryOptions = <T = DestinationChoices>(options?: AskInit<DestinationChoices, T>): Asked<DestinationChoices, T> =>
  ask(getListDestinationChoicesQueryKey(), (init) => calls.listDestinationChoices(init), options);
/**
 * Those the marketplace offers, in its order. Other texts are refused only if onlyListed is set.
 * @summary List the destinations that an itinerary can have
 */
export const useListDestinationChoices = <T = DestinationChoices>(options?: AskInit<DestinationChoices, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListDestinationChoicesQueryOptions(options), client);

export const getGetDestinationsQueryKey = () => [`/api/admin/destinations`] as const;
export const getGetDestinationsQueryOptions = <T = DestinationSettings>(options?: AskInit<DestinationSettings, T>): Asked<DestinationSettings, T> =>
  ask(getGetDestinationsQueryKey(), (init) => calls.getDestinations(init), options);
/**
 * In their order, with hidden ones, and the places that itineraries and trips have beside them.
 * @summary Get the marketplace's destinations with what uses each
 */
export const useGetDestinations = <T = DestinationSettings>(options?: AskInit<DestinationSettings, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetDestinationsQueryOptions(options), client);

/**
 * Send the version you last read; 409 if the list has been saved since. An item without an id is new. Itineraries and trips follow a new name or country. A destination that is left out is deleted, which is refused while itineraries or trips use it.
 * @summary Save the list of destinations in its order
 */
export const useSaveDestinations = <C = unknown>(options?: MutationInit<DestinationSettings, { data: DestinationsUpdate }, C>, client?: QueryClient): MutationResult<DestinationSettings, { data: DestinationsUpdate }, C> =>
  useSend('saveDestinations', ({ data }, init) => calls.saveDestinations(data, init), options, client);

/**
 * Itineraries and trips move to the other destination, and links to the merged one lead there.
 * @summary Merge a destination, or a place that is not listed, into a destination
 */
export const useMergeDestinations = <C = unknown>(options?: MutationInit<DestinationSettings, { data: DestinationMerge }, C>, client?: QueryClient): MutationResult<DestinationSettings, { data: DestinationMerge }, C> =>
  useSend('mergeDestinations', ({ data }, init) => calls.mergeDestinations(data, init), options, client);
