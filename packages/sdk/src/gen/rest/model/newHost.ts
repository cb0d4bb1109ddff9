
export interface NewHost {
  /** @maxLength 320 */
  email: string;
  /**
     * @minLength 1
     * @maxLength 80
     */
  firstName: string;
  /**
     * @minLength 1
     * @maxLength 80
     */
  lastName: string;
  /** @maxLength 120 */
  displayName?: string;
  /** @maxLength 80 */
  pagePath?: string;
  /**
     * @minimum 0
     * @maximum 3
     */
  level?: number;
}
