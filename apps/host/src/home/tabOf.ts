/** The trip tab where each to-do item is done. */
export const tabOf = {
  confirm: 'bookings',
  launch: 'promote',
  forms: 'travelInfo',
  spots: 'promote',
} as const;
