import type { Participant } from './participant.ts';

export interface ReinstatableTravelers {
  travelers: Participant[];
}
