
export interface TravelerEmailPreview {
  /** How many get it; an address gets it once. */
  recipients: number;
  /** Of up to twelve of them. */
  firstNames: string[];
}
