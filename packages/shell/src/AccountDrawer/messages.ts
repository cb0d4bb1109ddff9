/** Account drawer (H-050 to H-057, O-054). */
export const words = {
  title: 'Account',
  publicProfile: 'Public Profile',
  account: 'Account',
  refer: 'Refer a Host',
  changePassword: 'Change Password',
  getHelp: 'Get Help',
  logOut: 'Log Out',
  stop: 'Stop impersonating',
  learn: 'Learn',
  hostLevel: 'Host level',
  appearance: 'Appearance',
  schemes: { light: 'Light', dark: 'Dark', system: 'System' },
  levels: [
    ['Level 0', 'Survey your audience. Itineraries unlock after at least 100 survey responses.'],
    ['Level 1', 'Tier 1 itineraries are open to you.'],
    ['Level 2', 'Tier 1 and tier 2 itineraries are open to you.'],
    ['Level 3', 'Tier 3 unlocks by completing your first trip.'],
  ] as const,
};
