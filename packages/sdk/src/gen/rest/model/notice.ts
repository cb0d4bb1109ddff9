
export interface Notice {
  id: string;
  /** The subject, in the language in which the email was written. */
  title: string;
  /** Path of the page the notice is about. */
  path?: string;
  at: string;
  read: boolean;
}
