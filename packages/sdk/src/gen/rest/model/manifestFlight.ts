
export interface ManifestFlight {
  airline?: string;
  flightNumber?: string;
  date?: string;
  /** HH:MM, as it was typed. */
  time?: string;
}
