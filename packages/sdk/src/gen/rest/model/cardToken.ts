
export interface CardToken {
  token: string;
  brand: string;
  last4: string;
}
