import type { Action, Trip } from '@caravan/sdk';

/** The approval action that the server offers while the operator is still reviewing the trip. */
export const underReview = (trip: Trip): Action | undefined =>
  trip.availableActions.find((action) => action.to === 'partner_approved');
