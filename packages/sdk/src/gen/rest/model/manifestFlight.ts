
export interface ManifestFlight {
  airline?: string;
  flightNumber?: string;
  date?: string;
  /** HH:MM, as entered. */
  time?: string;
}
