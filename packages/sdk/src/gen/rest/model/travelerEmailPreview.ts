
export interface TravelerEmailPreview {
  /** Number of recipients; each email address counts once. */
  recipients: number;
  /** First names of up to 12 recipients. */
  firstNames: string[];
}
