import type { PromoteEmailInput } from './promoteEmailInput.ts';

export interface OrderIds {
  /**
     * @minItems 1
     * @maxItems 500
     */
  orderIds: string[];
  /**
     * Total spots of these orders as shown. If it has changed, the call is refused with 409 and nothing happens.
     * @minimum 1
     */
  spots?: number;
  /** Launch and Confirm (H-307). */
  launchNow?: boolean;
  /**
     * Which promotional emails go out with the launch (H-308).
     * @maxItems 20
     */
  promoteEmails?: PromoteEmailInput[];
}
