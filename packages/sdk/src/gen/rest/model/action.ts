import type { TripStatus } from './tripStatus.ts';

/**
 * A lifecycle step open to the caller and, when it is disabled, why.
 */
export interface Action {
  action: string;
  to: TripStatus;
  enabled: boolean;
  reason?: string;
}
