
export interface ReinstateAddOn {
  label: string;
  participantId: string;
  amountMinor: number;
  /** Whether the add-on is still available; one that is gone is not restored. */
  available: boolean;
}
