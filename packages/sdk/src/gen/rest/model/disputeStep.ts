
export interface DisputeStep {
  at: string;
  text: string;
}
