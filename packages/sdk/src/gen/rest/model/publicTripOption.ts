
export interface PublicTripOption {
  /** As the filter takes it. */
  value: string;
  /** The name of what the value is the id of. */
  label?: string;
  count: number;
}
