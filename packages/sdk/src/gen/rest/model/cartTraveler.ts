
export interface CartTraveler {
  id: string;
  /** Position in the party, the customer being 0. */
  position: number;
  firstName: string;
  lastName: string;
}
