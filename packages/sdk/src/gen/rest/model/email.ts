
export interface Email {
  id: string;
  hook: string;
  recipient: string;
  subject: string;
  createdAt: string;
  sentAt?: string;
  /** Why it was not delivered or why the last attempt to send it failed. */
  problem?: string;
  /** Whether it has failed for good and will not be retried. */
  failed?: boolean;
  /** The text; only when a single email is read. */
  plain?: string;
  /** The HTML as email clients show it; only when a single email is read. Meant for a sandboxed frame. */
  html?: string;
  /** Whether resendEmail can send it again. */
  resendable?: boolean;
}
