import type { PublicTrip } from '@caravan/sdk';
import { stageWords } from './messages.ts';
import { stageOf } from './stage.ts';

/** What the page says about the trip's stage. Whether it takes place is up to the trip's own status (T-110). */
export function stageText(trip: Pick<PublicTrip, 'stage' | 'statusText'>): string | undefined {
  const stage = stageOf(trip);
  return stage === 'confirmed' ? trip.statusText : stageWords[stage].text;
}
