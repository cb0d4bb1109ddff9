
/**
 * Status of a ride as people see it (T-155, T-156).
 */
export type RideStatus = typeof RideStatus[keyof typeof RideStatus];


export const RideStatus = {
  pending: 'pending',
  confirmed: 'confirmed',
  'driver-assigned': 'driver-assigned',
  'driver-underway': 'driver-underway',
  'driver-arrived': 'driver-arrived',
  'journey-in-progress': 'journey-in-progress',
  completed: 'completed',
  cancelled: 'cancelled',
  processing: 'processing',
} as const;
