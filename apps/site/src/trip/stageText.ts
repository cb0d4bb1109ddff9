import type { PublicTrip } from '@caravan/sdk';
import { stageWords } from './messages.ts';
import { stageOf } from './stage.ts';

/** What the page says of where the trip stands. That it happens is the trip's own to say (T-110). */
export function stageText(trip: Pick<PublicTrip, 'stage' | 'statusText'>): string | undefined {
  const stage = stageOf(trip);
  return stage === 'confirmed' ? trip.statusText : stageWords[stage].text;
}
