
export interface ReviewInput {
  /**
     * @minimum 1
     * @maximum 5
     */
  rating: number;
  /** @maxLength 4000 */
  comment?: string;
}
