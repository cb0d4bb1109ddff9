import type { Participant } from './participant.ts';
import type { RoomChoice } from './roomChoice.ts';

export interface WaitlistInput {
  /**
     * @minimum 1
     * @maximum 50
     */
  spots: number;
  /** @maxItems 50 */
  rooms?: RoomChoice[];
  customer: Participant;
  /** @maxItems 49 */
  additionalParticipants?: Participant[];
}
