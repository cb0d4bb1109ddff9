
export interface OperatorUpdate {
  version: number;
  /** @maxLength 160 */
  name?: string;
  /** @maxLength 40 */
  code?: string;
  /** @maxLength 40 */
  phone?: string;
  /** @maxLength 320 */
  email?: string;
  /** @maxLength 2000 */
  about?: string;
  /** @maxLength 20000 */
  terms?: string;
  active?: boolean;
}
