
export interface MergeInput {
  /** The account to close. */
  otherId: string;
}
