
export interface BookTotal {
  /** Total of the debits, equal to the total of the credits. */
  debitsMinor: number;
  currency: string;
}
