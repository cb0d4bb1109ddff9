
export interface Replayed {
  /** Number of deliveries that will be sent. */
  deliveries: number;
}
