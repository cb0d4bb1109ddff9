
export interface ListView {
  id: string;
  name: string;
  query: string;
  shared: boolean;
  own: boolean;
  /** The person who owns the view. */
  savedBy?: string;
  /** Whether the caller can change and delete it. */
  canChange: boolean;
  version: number;
}
