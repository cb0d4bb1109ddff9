import type { TripTab } from '../paths.ts';

const tabs: Record<string, TripTab> = {
  'Plan Trip': 'pricing',
  'Launch Trip': 'promote',
  Promote: 'promote',
  'Trip Prep': 'bookings',
  'Travel Time': 'itinerary',
};

/** Where the work of a step is done. */
export function stepTab(step: string | undefined): TripTab {
  return (step && tabs[step]) || 'configuration';
}
