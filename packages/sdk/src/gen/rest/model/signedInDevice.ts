
export interface SignedInDevice {
  id: string;
  current: boolean;
  /** Browser and system, such as "Firefox on macOS". */
  device?: string;
  /** Network address it was last seen at. */
  address?: string;
  signedInAt: string;
  lastSeenAt?: string;
}
