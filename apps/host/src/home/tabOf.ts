/** The tab of a trip on which what waits is done. */
export const tabOf = {
  confirm: 'bookings',
  launch: 'promote',
  forms: 'travelInfo',
  spots: 'promote',
} as const;
