import type { DestinationEntry } from './destinationEntry.ts';

export interface DestinationList {
  items: DestinationEntry[];
}
