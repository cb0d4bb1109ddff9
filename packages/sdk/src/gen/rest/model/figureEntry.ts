import type { FigureEntryKind } from './figureEntryKind.ts';

export interface FigureEntry {
  id: string;
  kind: FigureEntryKind;
  /** In the marketplace's time zone; of a trip, its start. */
  day: string;
  /** What it adds to the figure: minor units, orders, spots, spots taken, or visitors. */
  value: number;
  maximum?: number;
  /** Of visits: Direct, Email, Social, Search, Referral, or Other. */
  channel?: string;
  bookingId?: string;
  orderId?: string;
  customer?: string;
  tripId: string;
  tripName: string;
}
