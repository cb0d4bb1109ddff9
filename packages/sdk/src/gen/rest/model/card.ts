
export interface Card {
  id: string;
  /** Such as "Visa •••• 4242". */
  label: string;
  createdAt: string;
}
