import type { RideActionAction } from './rideActionAction.ts';

export interface RideAction {
  action: RideActionAction;
  enabled: boolean;
  reason?: string;
}
