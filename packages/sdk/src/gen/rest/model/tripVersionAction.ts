
/**
 * What created the version.
 */
export type TripVersionAction = typeof TripVersionAction[keyof typeof TripVersionAction];


export const TripVersionAction = {
  tripcreate: 'trip.create',
  tripupdate: 'trip.update',
  tripservice_create: 'trip.service_create',
  tripservice_update: 'trip.service_update',
  tripservice_delete: 'trip.service_delete',
} as const;
