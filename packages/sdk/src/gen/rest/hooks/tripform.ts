import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/tripform.ts';
import type { EmergencyContactList, TripForm } from '../model/index.ts';

export const getGetTripFormQueryKey = (tripId: string, travelerId: string) => [`/api/me/trips/${tripId}/travelers/${travelerId}`] as const;
export const getGetTripFormQueryOptions = <T = TripForm>(tripId: string, travelerId: string, options?: AskInit<TripForm, T>): Asked<TripForm, T> =>
  ask(getGetTripFormQueryKey(tripId, travelerId), (init) => calls.getTripForm(tripId, travelerId, init), options, [tripId, travelerId]);
/**
 * Also available to the trip's host. Sensitive answers, such as those about passport and health, are stored encrypted, and each read is audited.
 * @summary Get a traveler's trip form (T-085, H-238)
 */
export const useGetTripForm = <T = TripForm>(tripId: string, travelerId: string, options?: AskInit<TripForm, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTripFormQueryOptions(tripId, travelerId, options), client);

/**
 * Replaces the answers. Send the version you last read; complete says whether anything is still missing.
 * @summary Save a traveler's trip form, as the traveler or the trip's host (T-227, H-549)
 */
export const useSaveTripForm = <C = unknown>(options?: MutationInit<TripForm, { tripId: string; travelerId: string; data: TripForm }, C>, client?: QueryClient): MutationResult<TripForm, { tripId: string; travelerId: string; data: TripForm }, C> =>
  useSend('saveTripForm', ({ tripId, travelerId, data }, init) => calls.saveTripForm(tripId, travelerId, data, init), options, client);

export const getListEmergencyContactsQueryKey = (id: string) => [`/api/me/trips/${id}/emergency-contacts`] as const;
export const getListEmergencyContactsQueryOptions = <T = EmergencyContactList>(id: string, options?: AskInit<EmergencyContactList, T>): Asked<EmergencyContactList, T> =>
  ask(getListEmergencyContactsQueryKey(id), (init) => calls.listEmergencyContacts(id, init), options, [id]);
/**
 * For the trip's operator and those who look after the trip. Contacts are stored encrypted, and each read is audited.
 * @summary List the emergency contacts of a trip's travelers
 */
export const useListEmergencyContacts = <T = EmergencyContactList>(id: string, options?: AskInit<EmergencyContactList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListEmergencyContactsQueryOptions(id, options), client);
