import type { Action, Trip } from '@caravan/sdk';

/** The approval that the server offers while the operator still reviews the trip. */
export const underReview = (trip: Trip): Action | undefined =>
  trip.availableActions.find((action) => action.to === 'partner_approved');
