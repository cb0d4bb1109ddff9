
export interface Replayed {
  /** How many will be sent. */
  deliveries: number;
}
