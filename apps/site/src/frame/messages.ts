import { t } from '@lingui/core/macro';

export const words = {
  trips: t`Trips`,
  howItWorks: t`How it works`,
  hosts: t`Become a host`,
  signIn: t`Sign in`,
  yourAccount: t`Your account`,
  signOut: t`Sign out`,
  skip: t`Skip to content`,
  main: t`Main`,
  footer: t`More`,
  explore: t`Explore`,
  account: t`Account`,
  help: t`Help`,
  pages: { help: t`Help`, terms: t`Terms`, privacy: t`Privacy`, imprint: t`Imprint` },
  allTrips: t`All trips`,
  forgotPassword: t`Forgot your password?`,
  demoMail: t`Demo inbox`,
  demoNote: t`This is a demo marketplace. The trips aren’t real, and no card is ever charged.`,
};
