
export interface TransferCredit {
  /** @maxLength 320 */
  email: string;
}
