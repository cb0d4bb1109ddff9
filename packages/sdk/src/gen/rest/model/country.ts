
export interface Country {
  code: string;
  name: string;
  /** Whether an address there names a region. */
  hasRegions: boolean;
}
