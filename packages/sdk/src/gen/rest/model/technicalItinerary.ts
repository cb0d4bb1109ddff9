
export interface TechnicalItinerary {
  /** Whether the trip is confirmed or closed, as a technical itinerary requires. */
  offered: boolean;
  windowFrom: string;
  windowTo: string;
  inWindow: boolean;
  /** Whether an admin or trip manager opened it regardless of the window (O-095). */
  flagged: boolean;
  operatorApprovedAt?: string;
  adminApprovedAt?: string;
  canSubmit: boolean;
  reason?: string;
  /** Label of the button (O-096). */
  label: string;
}
