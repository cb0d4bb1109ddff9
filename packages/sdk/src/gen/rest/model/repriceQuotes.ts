import type { CartAddOn } from './cartAddOn.ts';
import type { RepriceQuotesRole } from './repriceQuotesRole.ts';
import type { RepriceQuotesStatus } from './repriceQuotesStatus.ts';
import type { RoomChoice } from './roomChoice.ts';

export interface RepriceQuotes {
  /** The booking's price after the change, as shown; refused if it differs from the server's. */
  travelAmountMinor?: number;
  /** @maxItems 49 */
  additionalParticipants?: string[];
  /** @maxItems 500 */
  addOns?: CartAddOn[];
  /** @maxItems 50 */
  travelersRooms?: RoomChoice[];
  /**
     * Rides about to be booked, which are included in what is insured (T-148).
     * @maxItems 2
     */
  groundTransferQuoteIds?: string[];
  status?: RepriceQuotesStatus;
  role?: RepriceQuotesRole;
}
