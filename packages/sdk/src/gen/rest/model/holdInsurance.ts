import type { Participant } from './participant.ts';

export interface HoldInsurance {
  customer: Participant;
  /** @maxItems 49 */
  additionalParticipants?: Participant[];
}
