import type { Trip, TripPreview } from '@caravan/sdk';
import { useGetTripPreview } from '@caravan/sdk/react-query';
import { paths } from '../paths.ts';

/** Where the page of a trip is shown now; nothing while the trip has none. */
export function useTripPage(trip: Trip): TripPreview | undefined {
  return useGetTripPreview(trip.id, { query: { enabled: trip.hasPage, throwOnError: false } }).data;
}

/** Where "View trip page" leads: to the page once it is public, to the preview before. */
export const viewLink = (trip: Trip, page: TripPreview | undefined) =>
  page?.public ? { href: page.path, target: '_blank' as const } : { href: paths.trip(trip.id, 'preview') };

export const absolute = (path: string) => new URL(path, window.location.origin).href;
