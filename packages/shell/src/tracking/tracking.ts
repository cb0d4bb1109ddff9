import type { HostEvent, TripVisitEvent } from '@caravan/sdk';
import { recordHostEvent, recordTripVisit } from '@caravan/sdk/client';
import { useEffect } from 'react';

/** The browser's tracking preferences. */
export type Preferences = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/**
 * Whether anything a user does may be reported. Counting uses no cookies and no personal data, so it needs no
 * consent; browsers that ask not to be tracked are still respected.
 */
export function mayTrack(preferences: Preferences = navigator): boolean {
  return (
    preferences.doNotTrack !== '1' &&
    preferences.doNotTrack !== 'yes' &&
    preferences.globalPrivacyControl !== true
  );
}

/** The source of a visit, from the URL and the referrer. */
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

// What was reported since the page loaded: going back and forth isn't a second visit.
const told = new Set<string>();

function once(key: string): boolean {
  if (told.has(key) || !mayTrack()) return false;
  told.add(key);
  return true;
}

/** Ignores failures, because counting must never interfere. */
const quietly = (call: Promise<unknown>) => void call.catch(() => undefined);

/** Counts a view of a trip's page or the start of its checkout (H-515). `false` counts nothing. */
export function useTripVisit(tripId: string | false, event: TripVisitEvent): void {
  useEffect(() => {
    if (tripId !== false && once(`${event}/${tripId}`))
      quietly(recordTripVisit(tripId, visitOf(event, window.location.search, document.referrer)));
  }, [tripId, event]);
}

/** Reports a host action that the server doesn't see on its own (H-561, H-562, H-573). */
export function tellHostEvent(event: HostEvent): void {
  if (mayTrack()) quietly(recordHostEvent(event));
}

/** Reports it once, as soon as there is an itinerary that it is about. */
export function useHostEvent(name: HostEvent['name'], itineraryId: string | false): void {
  useEffect(() => {
    if (itineraryId !== false && once(`${name}/${itineraryId}`)) tellHostEvent({ name, itineraryId });
  }, [name, itineraryId]);
}
