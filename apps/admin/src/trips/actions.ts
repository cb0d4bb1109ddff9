import type { Action, Trip } from '@caravan/sdk';
import { statusWords, tripWords } from './messages.ts';

/** The available step forward, if any; never canceling. */
export function primaryAction(trip: Pick<Trip, 'availableActions'>): Action | undefined {
  const forward = trip.availableActions.filter((a) => a.action !== 'cancel');
  return forward.find((a) => a.enabled) ?? forward[0];
}

export function cancelAction(trip: Pick<Trip, 'availableActions'>): Action | undefined {
  return trip.availableActions.find((a) => a.action === 'cancel');
}

export const actionLabel = (action: Action) => tripWords.actions[action.action] ?? statusWords[action.to];
