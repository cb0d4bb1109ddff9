
export interface EmailWordingPreview {
  subject: string;
  /** The text next to the subject in an inbox. */
  preheader: string;
  /** Meant for a sandboxed frame. */
  html: string;
  plain: string;
}
