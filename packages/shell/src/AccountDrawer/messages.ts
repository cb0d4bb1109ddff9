import { t } from '@lingui/core/macro';

/** Messages of the account drawer (H-050 to H-057, O-054). */
export const words = {
  title: t`Account`,
  publicProfile: t`Public Profile`,
  account: t`Account`,
  refer: t`Refer a Host`,
  changePassword: t`Change Password`,
  getHelp: t`Get Help`,
  logOut: t`Log Out`,
  stop: t`Stop impersonating`,
  learn: t`Learn`,
  hostLevel: t`Host level`,
  levels: [
    [t`Level 0`, t`Survey your audience. Itineraries unlock after at least 100 survey responses.`],
    [t`Level 1`, t`Tier 1 itineraries are open to you.`],
    [t`Level 2`, t`Tier 1 and tier 2 itineraries are open to you.`],
    [t`Level 3`, t`Tier 3 unlocks by completing your first trip.`],
  ] as const,
};
