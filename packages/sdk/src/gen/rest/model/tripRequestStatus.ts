
export type TripRequestStatus = typeof TripRequestStatus[keyof typeof TripRequestStatus];


export const TripRequestStatus = {
  pending: 'pending',
  'trip-created': 'trip-created',
  accepted: 'accepted',
  rejected: 'rejected',
} as const;
