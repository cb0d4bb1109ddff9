
export interface ListView {
  id: string;
  name: string;
  query: string;
  shared: boolean;
  own: boolean;
  /** Whose it is. */
  savedBy?: string;
  /** Whether the caller can change and delete it. */
  canChange: boolean;
  version: number;
}
