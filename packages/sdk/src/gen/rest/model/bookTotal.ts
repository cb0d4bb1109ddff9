
export interface BookTotal {
  /** What was debited; as much was credited. */
  debitsMinor: number;
  currency: string;
}
