
export interface EmailOwnText {
  /**
     * That of the sentence.
     * @maxLength 120
     */
  id: string;
  /** @maxLength 2000 */
  text: string;
}
