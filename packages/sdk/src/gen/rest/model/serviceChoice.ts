
export interface ServiceChoice {
  serviceId: string;
  /**
     * @minimum 0
     * @maximum 500
     */
  quantity: number;
  /** @maxLength 160 */
  name?: string;
  day?: number;
}
