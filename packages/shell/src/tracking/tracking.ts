import type { HostEvent, TripVisitEvent } from '@caravan/sdk';
import { recordHostEvent, recordTripVisit } from '@caravan/sdk/client';
import { useEffect } from 'react';

/** What a browser says about being counted. */
export type Preferences = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/**
 * Whether anything may be told of what a person does. What is counted keeps no cookie and nothing that leads back to a
 * person, so it needs no consent; a browser that asks not to be tracked is left alone all the same.
 */
export function mayTrack(preferences: Preferences = navigator): boolean {
  return (
    preferences.doNotTrack !== '1' &&
    preferences.doNotTrack !== 'yes' &&
    preferences.globalPrivacyControl !== true
  );
}

/** Where a visit came from, as the address and the browser say. */
export function visitOf(event: TripVisitEvent, search: string, referrer: string) {
  const query = new URLSearchParams(search);
  const channel = query.get('utm_source')?.slice(0, 80);
  const email = query.get('e')?.slice(0, 400);
  return {
    event,
    ...(channel && { channel }),
    ...(referrer && { referrer: referrer.slice(0, 500) }),
    ...(email && { email }),
  };
}

// What was told since the page was loaded: going back and forth is no second visit.
const told = new Set<string>();

function once(key: string): boolean {
  if (told.has(key) || !mayTrack()) return false;
  told.add(key);
  return true;
}

/** What is not told is not missed: counting never stands in anybody's way. */
const quietly = (call: Promise<unknown>) => void call.catch(() => undefined);

/** Counts that somebody looked at a trip's page, or began its checkout (H-515). False counts nothing. */
export function useTripVisit(tripId: string | false, event: TripVisitEvent): void {
  useEffect(() => {
    if (tripId !== false && once(`${event}/${tripId}`))
      quietly(recordTripVisit(tripId, visitOf(event, window.location.search, document.referrer)));
  }, [tripId, event]);
}

/** Tells what a host did that the server does not see by itself (H-561, H-562, H-573). */
export function tellHostEvent(event: HostEvent): void {
  if (mayTrack()) quietly(recordHostEvent(event));
}

/** Tells it once, as soon as there is an itinerary that it is about. */
export function useHostEvent(name: HostEvent['name'], itineraryId: string | false): void {
  useEffect(() => {
    if (itineraryId !== false && once(`${name}/${itineraryId}`)) tellHostEvent({ name, itineraryId });
  }, [name, itineraryId]);
}
