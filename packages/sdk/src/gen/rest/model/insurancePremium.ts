
export interface InsurancePremium {
  participantId: string;
  tripCostMinor: number;
  premiumMinor: number;
}
