
export interface FlightWindow {
  /** @pattern ^([01]?[0-9]|2[0-3])(:[0-5][0-9])?$ */
  start: string;
  /** @pattern ^([01]?[0-9]|2[0-3])(:[0-5][0-9])?$ */
  end: string;
}
