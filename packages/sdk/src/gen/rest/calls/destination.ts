import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { DestinationChoices, DestinationMerge, DestinationSettings, DestinationsUpdate } from '../model/index.ts';

/**
 * Those the marketplace offers, in its order. Other texts are refused only if onlyListed is set.
 * @summary List the destinations that an itinerary can have
 */
export function listDestinationChoices(options?: CallInit): Promise<DestinationChoices> {
  return $core.call('GET', '/api/me/destinations', {}, options);
}

/**
 * In their order, with hidden ones, and the places that itineraries and trips have beside them.
 * @summary Get the marketplace's destinations with what uses each
 */
export function getDestinations(options?: CallInit): Promise<DestinationSettings> {
  return $core.call('GET', '/api/admin/destinations', {}, options);
}

/**
 * Send the version you last read; 409 if the list has been saved since. An item without an id is new. Itineraries and trips follow a new name or country. A destination that is left out is deleted, which is refused while itineraries or trips use it.
 * @summary Save the list of destinations in its order
 */
export function saveDestinations(destinationsUpdate: DestinationsUpdate, options?: CallInit): Promise<DestinationSettings> {
  return $core.call('POST', '/api/admin/destinations', { body: destinationsUpdate }, options, ['/api/me/destinations', '/api/metadata/audit-logs']);
}

/**
 * Itineraries and trips move to the other destination, and links to the merged one lead there.
 * @summary Merge a destination, or a place that is not listed, into a destination
 */
export function mergeDestinations(destinationMerge: DestinationMerge, options?: CallInit): Promise<DestinationSettings> {
  return $core.call('POST', '/api/admin/destinations/merge', { body: destinationMerge }, options, ['/api/me/destinations', '/api/metadata/audit-logs']);
}
