
export interface NamedCode {
  /**
     * @minLength 2
     * @maxLength 8
     */
  code: string;
  /**
     * @minLength 1
     * @maxLength 80
     */
  name: string;
}
