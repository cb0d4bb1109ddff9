
export interface RepricedAddOn {
  addOnId: string;
  participantId: string;
  premiumMinor: number;
  changeMinor: number;
}
