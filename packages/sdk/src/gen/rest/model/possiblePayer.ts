
export interface PossiblePayer {
  participantId: string;
  name: string;
}
