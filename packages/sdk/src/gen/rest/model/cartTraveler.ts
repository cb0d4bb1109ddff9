
export interface CartTraveler {
  id: string;
  /** In the party, the customer being 0. */
  position: number;
  firstName: string;
  lastName: string;
}
