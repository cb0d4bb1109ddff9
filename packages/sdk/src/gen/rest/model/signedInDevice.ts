
export interface SignedInDevice {
  id: string;
  current: boolean;
  /** Browser and operating system, such as "Firefox on macOS". */
  device?: string;
  /** IP address at last activity. */
  address?: string;
  signedInAt: string;
  lastSeenAt?: string;
}
