
export interface SetAutomaticPayment {
  on: boolean;
  cardId?: string;
}
