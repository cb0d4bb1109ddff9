import type { TripPart } from './tripPart.ts';
import type { TripSide } from './tripSide.ts';

export interface SendBackInput {
  version: number;
  part: TripPart;
  /**
     * @minLength 1
     * @maxLength 1000
     */
  reason: string;
  /**
     * Who has to act, for an earnings report; empty to only hold it.
     * @maxItems 2
     */
  tell?: TripSide[];
}
