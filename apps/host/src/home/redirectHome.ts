import { getGetHomeTripsQueryOptions, getGetMyHostQueryOptions } from '@caravan/sdk/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';

/** Hosts with a trip start at the dashboard, others at the welcome page (H-062). */
export async function redirectHome(queryClient: QueryClient): Promise<never> {
  const host = await queryClient.ensureQueryData(getGetMyHostQueryOptions());
  const trips = await queryClient.ensureQueryData(getGetHomeTripsQueryOptions(host.id));
  const any = trips.upcoming.length + trips.past.length + trips.cancelled.length > 0;
  throw redirect({ to: any ? '/home/dashboard' : '/home/progress', replace: true });
}
