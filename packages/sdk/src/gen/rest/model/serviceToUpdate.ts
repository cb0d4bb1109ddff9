import type { ServiceType } from './serviceType.ts';

/**
 * A changed price or name of a service (O-176, O-183).
 */
export interface ServiceToUpdate {
  id: string;
  type: ServiceType;
  /** @maxLength 160 */
  name?: string;
  /** @minimum 0 */
  priceMinor?: number;
}
