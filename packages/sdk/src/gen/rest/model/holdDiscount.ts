
export interface HoldDiscount {
  /**
     * @minLength 1
     * @maxLength 40
     */
  code: string;
}
