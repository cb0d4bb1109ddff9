import type { DestinationInput } from './destinationInput.ts';

export interface DestinationsUpdate {
  version: number;
  onlyListed: boolean;
  /** @maxItems 500 */
  items: DestinationInput[];
}
