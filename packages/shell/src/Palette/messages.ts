import { t } from '@lingui/core/macro';

export const words = {
  label: t`Search or go to…`,
  places: t`Go to`,
  recent: t`Recent`,
  actions: t`Actions`,
  empty: (typed: string) => t`No results for “${typed}”. Try a name, an email, or an order number.`,
  noPlace: (typed: string) => t`No results for “${typed}”. Try another word.`,
  account: t`Your account`,
  password: t`Change password`,
  help: t`Contact support`,
  keys: t`Keyboard shortcuts`,
  light: t`Use the light theme`,
  dark: t`Use the dark theme`,
  system: t`Use the system’s theme`,
  signOut: t`Sign out`,
  failed: (what: string) => t`${what} could not be searched. Try again.`,
};

export const keyWords = {
  title: t`Keyboard shortcuts`,
  groups: { anywhere: t`Anywhere`, lists: t`In lists and menus` },
  palette: t`Search, or go to any page`,
  keys: t`Show these shortcuts`,
  close: t`Close what is open`,
  next: t`Move to the next row or item`,
  choose: t`Open or choose`,
  tab: t`Move to the next control`,
};
