import type { TripTabTab } from './tripTabTab.ts';

export interface TripTab {
  tab: TripTabTab;
  enabled: boolean;
  reason?: string;
}
