
export interface Notice {
  id: string;
  /** The subject, in the language that the email was written in. */
  title: string;
  /** The page that it is about. */
  path?: string;
  at: string;
  read: boolean;
}
