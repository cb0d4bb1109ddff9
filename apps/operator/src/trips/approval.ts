/** In the address of the pricing: the trip is approved as its request asked for it. */
export const asRequested = 'requested';
