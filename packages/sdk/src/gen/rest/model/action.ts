import type { TripStatus } from './tripStatus.ts';

/**
 * A step of the lifecycle that this person could take, and why not when it is disabled.
 */
export interface Action {
  action: string;
  to: TripStatus;
  enabled: boolean;
  reason?: string;
}
