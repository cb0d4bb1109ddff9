
export interface Country {
  code: string;
  name: string;
  /** Whether an address in the country includes a region. */
  hasRegions: boolean;
}
