/** Search parameter of the pricing page: the trip is approved as requested. */
export const asRequested = 'requested';
