
/**
 * Shown for confirmed bookings on trips that qualify for no exemption (T-030).
 */
export interface VisaReminder {
  /** The marketplace's URL for visa applications. */
  applyUrl?: string;
}
