
export interface SingleSupplementInput {
  /**
     * @minimum 0
     * @maximum 1000
     */
  quantity: number;
}
