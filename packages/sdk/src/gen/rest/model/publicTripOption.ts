
export interface PublicTripOption {
  /** Value as the filter takes it. */
  value: string;
  /** Name of the record whose id is the value. */
  label?: string;
  count: number;
}
