
export interface TestMail {
  to: string;
  from: string;
  /** Host and port of the mail server, without its secrets. */
  server: string;
  accepted: boolean;
  /** What went wrong, when it was not accepted. */
  problem?: string;
}
