import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/inventory.ts';
import type { Done, InventoryBatch, InventoryBatchResult, InventoryChange, InventoryInput, InventoryItem, InventoryList, InventoryMetadata, ListInventoryParams, ListOperatorDeparturesParams, OperatorDepartures, RequestedTrips } from '../model/index.ts';

export const getListInventoryQueryKey = (itineraryId: string, params?: ListInventoryParams) => [`/api/me/itineraries/${itineraryId}/inventory`, ...(params ? [params] : [])] as const;
export const getListInventoryQueryOptions = <T = InventoryList>(itineraryId: string, params?: ListInventoryParams, options?: AskInit<InventoryList, T>): Asked<InventoryList, T> =>
  ask(getListInventoryQueryKey(itineraryId, params), (init) => calls.listInventory(itineraryId, params, init), options, [itineraryId]);
/**
 * Filter by year or by future departures. An operator's API key requires the scope inventory:read.
 * @summary List an itinerary's departures (O-170)
 */
export const useListInventory = <T = InventoryList>(itineraryId: string, params?: ListInventoryParams, options?: AskInit<InventoryList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListInventoryQueryOptions(itineraryId, params, options), client);

/**
 * A departure is a day on which the itinerary can start. An operator's API key requires the scope inventory:write.
 * @summary Create a departure (O-172)
 */
export const useCreateInventoryItem = <C = unknown>(options?: MutationInit<InventoryItem, { itineraryId: string; data: InventoryInput }, C>, client?: QueryClient): MutationResult<InventoryItem, { itineraryId: string; data: InventoryInput }, C> =>
  useSend('createInventoryItem', ({ itineraryId, data }, init) => calls.createInventoryItem(itineraryId, data, init), options, client);

/**
 * Returns one result per departure, in the order sent.
 * @summary Update departures in bulk; each is saved or refused separately (O-104, O-212)
 */
export const useUpdateInventoryBatch = <C = unknown>(options?: MutationInit<InventoryBatchResult, { itineraryId: string; data: InventoryBatch }, C>, client?: QueryClient): MutationResult<InventoryBatchResult, { itineraryId: string; data: InventoryBatch }, C> =>
  useSend('updateInventoryBatch', ({ itineraryId, data }, init) => calls.updateInventoryBatch(itineraryId, data, init), options, client);

export const getListOperatorDeparturesQueryKey = (params?: ListOperatorDeparturesParams) => [`/api/me/departures`, ...(params ? [params] : [])] as const;
export const getListOperatorDeparturesQueryOptions = <T = OperatorDepartures>(params: ListOperatorDeparturesParams, options?: AskInit<OperatorDepartures, T>): Asked<OperatorDepartures, T> =>
  ask(getListOperatorDeparturesQueryKey(params), (init) => calls.listOperatorDepartures(params, init), options);
/**
 * Grouped by itinerary, in order of name. A trip of an itinerary without inventory is a departure of its own. Canceled trips are left out.
 * @summary List the departures of a year across the operator's itineraries, with how full they are
 */
export const useListOperatorDepartures = <T = OperatorDepartures>(params: ListOperatorDeparturesParams, options?: AskInit<OperatorDepartures, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListOperatorDeparturesQueryOptions(params, options), client);

export const getListRequestedTripsQueryKey = (itineraryId: string, inventoryItemId: string) => [`/api/me/itineraries/${itineraryId}/inventory/${inventoryItemId}/requested-trips`] as const;
export const getListRequestedTripsQueryOptions = <T = RequestedTrips>(itineraryId: string, inventoryItemId: string, options?: AskInit<RequestedTrips, T>): Asked<RequestedTrips, T> =>
  ask(getListRequestedTripsQueryKey(itineraryId, inventoryItemId), (init) => calls.listRequestedTrips(itineraryId, inventoryItemId, init), options, [itineraryId, inventoryItemId]);
/**
 * Useful before changing or deleting a departure.
 * @summary List the requests and trips that use a departure (O-045, O-064)
 */
export const useListRequestedTrips = <T = RequestedTrips>(itineraryId: string, inventoryItemId: string, options?: AskInit<RequestedTrips, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListRequestedTripsQueryOptions(itineraryId, inventoryItemId, options), client);

export const getGetInventoryMetadataQueryKey = () => [`/api/metadata/inventory`] as const;
export const getGetInventoryMetadataQueryOptions = <T = InventoryMetadata>(options?: AskInit<InventoryMetadata, T>): Asked<InventoryMetadata, T> =>
  ask(getGetInventoryMetadataQueryKey(), (init) => calls.getInventoryMetadata(init), options);
/**
 * Lets forms offer only what the server accepts.
 * @summary Get the defaults and limits of departures, validity periods, and the pricing form (O-115, O-119, O-219 to O-221, O-227 to O-229)
 */
export const useGetInventoryMetadata = <T = InventoryMetadata>(options?: AskInit<InventoryMetadata, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetInventoryMetadataQueryOptions(options), client);

export const getGetInventoryItemQueryKey = (itineraryId: string, inventoryItemId: string) => [`/api/me/itineraries/${itineraryId}/inventory/${inventoryItemId}`] as const;
export const getGetInventoryItemQueryOptions = <T = InventoryItem>(itineraryId: string, inventoryItemId: string, options?: AskInit<InventoryItem, T>): Asked<InventoryItem, T> =>
  ask(getGetInventoryItemQueryKey(itineraryId, inventoryItemId), (init) => calls.getInventoryItem(itineraryId, inventoryItemId, init), options, [itineraryId, inventoryItemId]);
/**
 * Includes its version, which is required for updates. An operator's API key requires the scope inventory:read.
 * @summary Get a departure
 */
export const useGetInventoryItem = <T = InventoryItem>(itineraryId: string, inventoryItemId: string, options?: AskInit<InventoryItem, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetInventoryItemQueryOptions(itineraryId, inventoryItemId, options), client);

/**
 * Send the version last read. An operator's API key requires the scope inventory:write.
 * @summary Update a departure; its quantity can only increase (O-113, O-173)
 */
export const useUpdateInventoryItem = <C = unknown>(options?: MutationInit<InventoryItem, { itineraryId: string; inventoryItemId: string; data: InventoryChange }, C>, client?: QueryClient): MutationResult<InventoryItem, { itineraryId: string; inventoryItemId: string; data: InventoryChange }, C> =>
  useSend('updateInventoryItem', ({ itineraryId, inventoryItemId, data }, init) => calls.updateInventoryItem(itineraryId, inventoryItemId, data, init), options, client);

/**
 * A departure in use is refused. An operator's API key requires the scope inventory:write.
 * @summary Delete an unused departure (O-174)
 */
export const useDeleteInventoryItem = <C = unknown>(options?: MutationInit<Done, { itineraryId: string; inventoryItemId: string }, C>, client?: QueryClient): MutationResult<Done, { itineraryId: string; inventoryItemId: string }, C> =>
  useSend('deleteInventoryItem', ({ itineraryId, inventoryItemId }, init) => calls.deleteInventoryItem(itineraryId, inventoryItemId, init), options, client);
