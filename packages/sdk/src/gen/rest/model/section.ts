
/**
 * A part of the marketplace, as the menu of admins groups it.
 */
export type Section = typeof Section[keyof typeof Section];


export const Section = {
  trips: 'trips',
  supply: 'supply',
  money: 'money',
  people: 'people',
  settings: 'settings',
} as const;
