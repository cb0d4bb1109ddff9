import type { GroundTransferType } from './groundTransferType.ts';

export interface GroundTransferQuote {
  /** ID to send as quoteId when booking. */
  externalId: string;
  type: GroundTransferType;
  vehicleCategory: string;
  description: string;
  maximumPassengers: number;
  transferCompany: string;
  /** Absent for hosts. */
  priceMinor?: number;
  currency?: string;
  durationInSeconds: number;
  distanceInMeters: number;
  freeCancellationUntil: string;
  expiresAt: string;
}
