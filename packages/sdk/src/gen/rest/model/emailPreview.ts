
export interface EmailPreview {
  previewHtml: string;
  subject: string;
  /** Number of people on the host's list who would get the email now. */
  recipients: number;
}
