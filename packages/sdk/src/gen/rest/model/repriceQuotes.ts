import type { CartAddOn } from './cartAddOn.ts';
import type { RepriceQuotesRole } from './repriceQuotesRole.ts';
import type { RepriceQuotesStatus } from './repriceQuotesStatus.ts';
import type { RoomChoice } from './roomChoice.ts';

export interface RepriceQuotes {
  /** The booking's price after the change as shown; refused when it differs from the server's. */
  travelAmountMinor?: number;
  /** @maxItems 49 */
  additionalParticipants?: string[];
  /** @maxItems 500 */
  addOns?: CartAddOn[];
  /** @maxItems 50 */
  travelersRooms?: RoomChoice[];
  /**
     * Rides that are about to be booked; what is insured includes them (T-148).
     * @maxItems 2
     */
  groundTransferQuoteIds?: string[];
  status?: RepriceQuotesStatus;
  role?: RepriceQuotesRole;
}
