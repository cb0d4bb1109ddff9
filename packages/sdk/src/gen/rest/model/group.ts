
export type Group = typeof Group[keyof typeof Group];


export const Group = {
  traveler: 'traveler',
  host: 'host',
  operator: 'operator',
  admin: 'admin',
  tripManager: 'tripManager',
  accountManager: 'accountManager',
} as const;
