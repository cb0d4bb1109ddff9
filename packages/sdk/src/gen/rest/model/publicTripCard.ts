import type { GeoLocation } from './geoLocation.ts';
import type { Photo } from './photo.ts';

export interface PublicTripCard {
  tripPath: string;
  name: string;
  destination: string;
  country: string;
  startDate: string;
  endDate: string;
  lengthInDays: number;
  hero: Photo;
  spotsLeft: number;
  soldOut: boolean;
  bookable: boolean;
  /** Whether enough people have booked for the trip to take place. */
  happening: boolean;
  currency: string;
  fromPriceMinor: number;
  hostName: string;
  hostPictureUrl?: string;
  at?: GeoLocation;
  categories?: string[];
}
