import type { ActivityChoice } from './activityChoice.ts';
import type { HoldState } from './holdState.ts';
import type { Quote } from './quote.ts';
import type { RoomChoice } from './roomChoice.ts';

export interface Hold {
  id: string;
  /** Only in the answer that creates the hold. */
  token?: string;
  tripId: string;
  tripPath?: string;
  state: HoldState;
  spots: number;
  rooms?: RoomChoice[];
  activities?: ActivityChoice[];
  expiresAt: string;
  quote: Quote;
  /** The code whose discount is a line of the quote. */
  discountCode?: string;
  /** The party can be insured with its payment. */
  insuranceOffered?: boolean;
  /** The trip asks for insurance (T-036). */
  insuranceRequired?: boolean;
}
