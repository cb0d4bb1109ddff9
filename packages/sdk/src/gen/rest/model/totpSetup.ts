
export interface TotpSetup {
  flow: string;
  /** To type by hand. */
  secret: string;
  /** To show as a QR code. */
  uri: string;
}
