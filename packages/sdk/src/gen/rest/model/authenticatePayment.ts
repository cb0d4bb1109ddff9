
export interface AuthenticatePayment {
  approve: boolean;
}
