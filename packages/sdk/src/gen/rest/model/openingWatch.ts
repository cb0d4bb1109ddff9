
/**
 * Exactly one of a trip or a host.
 */
export interface OpeningWatch {
  /** @maxLength 320 */
  email: string;
  /** Must be true. */
  consent: boolean;
  tripId?: string;
  hostId?: string;
}
