import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { EmergencyContactList, TripForm } from '../model/index.ts';

/**
 * Also available to the trip's host. Sensitive answers, such as those about passport and health, are stored encrypted, and each read is audited.
 * @summary Get a traveler's trip form (T-085, H-238)
 */
export function getTripForm(tripId: string, travelerId: string, options?: CallInit): Promise<TripForm> {
  return $core.call('GET', '/api/me/trips/:tripId/travelers/:travelerId', { tokens: { tripId, travelerId } }, options);
}

/**
 * Replaces the answers. Send the version you last read; complete says whether anything is still missing.
 * @summary Save a traveler's trip form, as the traveler or the trip's host (T-227, H-549)
 */
export function saveTripForm(tripId: string, travelerId: string, tripForm: TripForm, options?: CallInit): Promise<TripForm> {
  return $core.call('POST', '/api/me/trips/:tripId/travelers/:travelerId', { tokens: { tripId, travelerId }, body: tripForm }, options, ['/api/me/bookings', '/api/me/trips/:id/travel-info']);
}

/**
 * For the trip's operator and those who look after the trip. Contacts are stored encrypted, and each read is audited.
 * @summary List the emergency contacts of a trip's travelers
 */
export function listEmergencyContacts(id: string, options?: CallInit): Promise<EmergencyContactList> {
  return $core.call('GET', '/api/me/trips/:id/emergency-contacts', { tokens: { id } }, options);
}
