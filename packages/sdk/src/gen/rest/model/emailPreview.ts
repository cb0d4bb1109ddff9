
export interface EmailPreview {
  previewHtml: string;
  subject: string;
  /** People of the host's list who would get it now. */
  recipients: number;
}
