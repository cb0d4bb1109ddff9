
/**
 * assigned means it has this accommodation; disabled means it is reserved (O-104, O-105).
 */
export type AccommodationDateState = typeof AccommodationDateState[keyof typeof AccommodationDateState];


export const AccommodationDateState = {
  assigned: 'assigned',
  unselected: 'unselected',
  disabled: 'disabled',
} as const;
