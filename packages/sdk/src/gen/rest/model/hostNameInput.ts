
export interface HostNameInput {
  /** @maxLength 253 */
  host: string;
}
