import type { HostEventName } from './hostEventName.ts';

export interface HostEvent {
  name: HostEventName;
  tripId?: string;
  itineraryId?: string;
}
