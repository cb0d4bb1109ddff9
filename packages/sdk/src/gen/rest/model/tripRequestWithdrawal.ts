
export interface TripRequestWithdrawal {
  version: number;
}
