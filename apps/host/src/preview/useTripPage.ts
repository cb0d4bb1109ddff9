import type { Trip, TripPreview } from '@caravan/sdk';
import { useGetTripPreview } from '@caravan/sdk/react-query';
import { paths } from '../paths.ts';

/** A page stands from the services agreement on, before the launch for who has its link alone. */
export const hasPage = (trip: Trip) =>
  trip.launch?.launched === true || (!!trip.hostTermsAcceptedAt && trip.status !== 'cancelled');

/** Where the page of a trip is shown now; nothing while the trip has none. */
export function useTripPage(trip: Trip): TripPreview | undefined {
  return useGetTripPreview(trip.id, { query: { enabled: hasPage(trip), throwOnError: false } }).data;
}

/** Where "View trip page" leads: to the page once it is public, to the preview before. */
export const viewLink = (trip: Trip, page: TripPreview | undefined) =>
  page?.public ? { href: page.path, target: '_blank' as const } : { href: paths.trip(trip.id, 'preview') };

export const absolute = (path: string) => new URL(path, window.location.origin).href;
