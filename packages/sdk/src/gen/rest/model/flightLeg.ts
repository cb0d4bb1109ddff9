
export interface FlightLeg {
  /** @maxLength 80 */
  airline?: string;
  /** @maxLength 20 */
  flightNumber?: string;
  date?: string;
  /** @maxLength 5 */
  time?: string;
}
