
/**
 * Of confirmed bookings on trips that qualify for no exemption (T-030).
 */
export interface VisaReminder {
  /** Where the marketplace says that visas are applied for. */
  applyUrl?: string;
}
