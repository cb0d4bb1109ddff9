/** The tabs of a record that only admins and support see. */
export const staffTabs: ReadonlySet<string> = new Set(['emails', 'payouts', 'access', 'history']);
