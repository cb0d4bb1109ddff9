
export interface ReinstateAddOn {
  label: string;
  participantId: string;
  amountMinor: number;
  /** One that is gone stays away. */
  available: boolean;
}
