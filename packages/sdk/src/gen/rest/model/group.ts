
/**
 * Support sees what admins see. It corrects names and addresses, closes and reopens accounts, erases travelers, resends emails, refunds within the marketplace's limit, moves and cancels bookings, cancels trips, answers disputes, and pauses and resumes webhooks. Settings, policies, roles, keys, payouts, prices, merging, and impersonating are for admins.
 */
export type Group = typeof Group[keyof typeof Group];


export const Group = {
  traveler: 'traveler',
  host: 'host',
  operator: 'operator',
  admin: 'admin',
  tripManager: 'tripManager',
  accountManager: 'accountManager',
  support: 'support',
} as const;
