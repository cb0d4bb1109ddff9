
export interface MergeInput {
  /** Whose account goes. */
  otherId: string;
}
