
/**
 * The side the member acted for; absent for what happened by itself.
 */
export type TripVersionSavedAs = typeof TripVersionSavedAs[keyof typeof TripVersionSavedAs];


export const TripVersionSavedAs = {
  host: 'host',
  operator: 'operator',
  admin: 'admin',
} as const;
