
export interface TotpSetup {
  flow: string;
  /** Secret for typing in by hand. */
  secret: string;
  /** URI for showing as a QR code. */
  uri: string;
}
