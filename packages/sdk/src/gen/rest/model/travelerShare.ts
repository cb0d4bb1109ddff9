
export interface TravelerShare {
  participantId: string;
  totalMinor: number;
  paidMinor: number;
  dueMinor: number;
}
