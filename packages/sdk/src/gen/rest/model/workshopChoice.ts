
export interface WorkshopChoice {
  serviceId: string;
  /**
     * @minimum 1
     * @maximum 24
     */
  hoursRequested: number;
  /** @maxLength 160 */
  name?: string;
  day?: number;
}
