import type { Booking, TripSummary } from '@caravan/sdk';
import { createContext, useContext } from 'react';

export interface OpenTrip {
  trip: TripSummary;
  /** Undefined for hosts, who view their trip without a booking. */
  booking: Booking | undefined;
}

export const TripContext = createContext<OpenTrip | null>(null);

export function useOpenTrip(): OpenTrip {
  const open = useContext(TripContext);
  if (!open) throw new Error('useOpenTrip needs TripLayout above it');
  return open;
}

/** The booking, on pages that only travelers can reach. */
export function useOpenBooking(): Booking {
  const { booking } = useOpenTrip();
  if (!booking) throw new Error('This page needs a booking');
  return booking;
}
