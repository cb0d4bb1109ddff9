import type { DestinationSetting } from './destinationSetting.ts';
import type { UnlistedDestination } from './unlistedDestination.ts';

export interface DestinationSettings {
  version: number;
  /** Whether itineraries may have only destinations of the list. */
  onlyListed: boolean;
  items: DestinationSetting[];
  /** Places that itineraries or trips have and the list does not, most used first. */
  unlisted: UnlistedDestination[];
  /** Number of such places beyond those returned. */
  moreUnlisted: number;
}
