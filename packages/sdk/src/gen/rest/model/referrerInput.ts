
export interface ReferrerInput {
  referrerId: string;
}
