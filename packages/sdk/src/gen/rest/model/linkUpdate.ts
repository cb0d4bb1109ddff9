
export interface LinkUpdate {
  version: number;
  /** @maxLength 80 */
  path?: string;
  /** @maxLength 500 */
  destination?: string;
  active?: boolean;
}
