import type { ActivityChoice } from './activityChoice.ts';
import type { HoldState } from './holdState.ts';
import type { Quote } from './quote.ts';
import type { RoomChoice } from './roomChoice.ts';

export interface Hold {
  id: string;
  /** Returned only when the hold is created. */
  token?: string;
  tripId: string;
  tripPath?: string;
  state: HoldState;
  spots: number;
  rooms?: RoomChoice[];
  activities?: ActivityChoice[];
  expiresAt: string;
  quote: Quote;
  /** The code whose discount is a line in the quote. */
  discountCode?: string;
  /** Whether the party can be insured with its payment. */
  insuranceOffered?: boolean;
  /** Whether the trip requires insurance (T-036). */
  insuranceRequired?: boolean;
}
