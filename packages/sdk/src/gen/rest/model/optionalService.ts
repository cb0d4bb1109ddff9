import type { ServiceType } from './serviceType.ts';

export interface OptionalService {
  id: string;
  /** @maxLength 160 */
  name: string;
  type: ServiceType;
  /** @minimum 0 */
  priceMinor?: number;
  /**
     * @minimum 0
     * @maximum 1000
     */
  quantity?: number;
}
