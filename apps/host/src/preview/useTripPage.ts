import type { Trip, TripPreview } from '@caravan/sdk';
import { useGetTripPreview } from '@caravan/sdk/react-query';
import { paths } from '../paths.ts';

/** The current URL of a trip's page; undefined while the trip has none. */
export function useTripPage(trip: Trip): TripPreview | undefined {
  return useGetTripPreview(trip.id, { query: { enabled: trip.hasPage, throwOnError: false } }).data;
}

/** Where "View trip page" leads: to the page once it is public, and to the preview before. */
export const viewLink = (trip: Trip, page: TripPreview | undefined) =>
  page?.public ? { href: page.path, target: '_blank' as const } : { href: paths.trip(trip.id, 'preview') };

export const absolute = (path: string) => new URL(path, window.location.origin).href;
