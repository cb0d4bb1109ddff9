
export interface TechnicalItinerary {
  /** The trip is far enough for one. */
  offered: boolean;
  windowFrom: string;
  windowTo: string;
  inWindow: boolean;
  /** Opened by a helper whatever the window says (O-095). */
  flagged: boolean;
  operatorApprovedAt?: string;
  adminApprovedAt?: string;
  canSubmit: boolean;
  reason?: string;
  /** Words of the button (O-096). */
  label: string;
}
