import type { ServiceType } from './serviceType.ts';

/**
 * A service with a changed price or name (O-176, O-183).
 */
export interface ServiceToUpdate {
  id: string;
  type: ServiceType;
  /** @maxLength 160 */
  name?: string;
  /** @minimum 0 */
  priceMinor?: number;
}
