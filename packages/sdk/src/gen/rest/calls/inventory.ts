import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { Done, InventoryBatch, InventoryBatchResult, InventoryChange, InventoryInput, InventoryItem, InventoryList, InventoryMetadata, ListInventoryParams, ListOperatorDeparturesParams, OperatorDepartures, RequestedTrips } from '../model/index.ts';

/**
 * Filter by year or by future departures. An operator's API key requires the scope inventory:read.
 * @summary List an itinerary's departures (O-170)
 */
export function listInventory(itineraryId: string, params?: ListInventoryParams, options?: CallInit): Promise<InventoryList> {
  return $core.call('GET', '/api/me/itineraries/:itineraryId/inventory', { tokens: { itineraryId }, query: params }, options);
}

/**
 * A departure is a day on which the itinerary can start. An operator's API key requires the scope inventory:write.
 * @summary Create a departure (O-172)
 */
export function createInventoryItem(itineraryId: string, inventoryInput: InventoryInput, options?: CallInit): Promise<InventoryItem> {
  return $core.call('POST', '/api/me/itineraries/:itineraryId/inventory', { tokens: { itineraryId }, body: inventoryInput }, options, ['/api/me/itineraries/:itineraryId/inventory']);
}

/**
 * Returns one result per departure, in the order sent.
 * @summary Update departures in bulk; each is saved or refused separately (O-104, O-212)
 */
export function updateInventoryBatch(itineraryId: string, inventoryBatch: InventoryBatch, options?: CallInit): Promise<InventoryBatchResult> {
  return $core.call('POST', '/api/me/itineraries/:itineraryId/inventory/batch', { tokens: { itineraryId }, body: inventoryBatch }, options);
}

/**
 * Grouped by itinerary, in order of name. A trip of an itinerary without inventory is a departure of its own. Canceled trips are left out.
 * @summary List the departures of a year across the operator's itineraries, with how full they are
 */
export function listOperatorDepartures(params: ListOperatorDeparturesParams, options?: CallInit): Promise<OperatorDepartures> {
  return $core.call('GET', '/api/me/departures', { query: params }, options);
}

/**
 * Useful before changing or deleting a departure.
 * @summary List the requests and trips that use a departure (O-045, O-064)
 */
export function listRequestedTrips(itineraryId: string, inventoryItemId: string, options?: CallInit): Promise<RequestedTrips> {
  return $core.call('GET', '/api/me/itineraries/:itineraryId/inventory/:inventoryItemId/requested-trips', { tokens: { itineraryId, inventoryItemId } }, options);
}

/**
 * Lets forms offer only what the server accepts.
 * @summary Get the defaults and limits of departures, validity periods, and the pricing form (O-115, O-119, O-219 to O-221, O-227 to O-229)
 */
export function getInventoryMetadata(options?: CallInit): Promise<InventoryMetadata> {
  return $core.call('GET', '/api/metadata/inventory', {}, options);
}

/**
 * Includes its version, which is required for updates. An operator's API key requires the scope inventory:read.
 * @summary Get a departure
 */
export function getInventoryItem(itineraryId: string, inventoryItemId: string, options?: CallInit): Promise<InventoryItem> {
  return $core.call('GET', '/api/me/itineraries/:itineraryId/inventory/:inventoryItemId', { tokens: { itineraryId, inventoryItemId } }, options);
}

/**
 * Send the version last read. An operator's API key requires the scope inventory:write.
 * @summary Update a departure; its quantity can only increase (O-113, O-173)
 */
export function updateInventoryItem(itineraryId: string, inventoryItemId: string, inventoryChange: InventoryChange, options?: CallInit): Promise<InventoryItem> {
  return $core.call('PATCH', '/api/me/itineraries/:itineraryId/inventory/:inventoryItemId', { tokens: { itineraryId, inventoryItemId }, body: inventoryChange }, options, ['/api/me/itineraries/:itineraryId/inventory']);
}

/**
 * A departure in use is refused. An operator's API key requires the scope inventory:write.
 * @summary Delete an unused departure (O-174)
 */
export function deleteInventoryItem(itineraryId: string, inventoryItemId: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/me/itineraries/:itineraryId/inventory/:inventoryItemId', { tokens: { itineraryId, inventoryItemId } }, options, ['/api/me/itineraries/:itineraryId/inventory']);
}
