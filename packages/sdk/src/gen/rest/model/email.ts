
export interface Email {
  id: string;
  hook: string;
  recipient: string;
  subject: string;
  createdAt: string;
  sentAt?: string;
  /** Why it could not be sent the last time it was tried. */
  problem?: string;
  /** It is not tried again. */
  failed?: boolean;
  /** The text, of a single mail only. */
  plain?: string;
  /** The mail as mail programs show it, of a single mail only. For a sandboxed frame. */
  html?: string;
  /** resendEmail can send it again. */
  resendable?: boolean;
}
