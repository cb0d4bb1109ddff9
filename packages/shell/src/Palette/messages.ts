export const words = {
  label: 'Search or go to…',
  open: 'Search',
  places: 'Go to',
  recent: 'Recent',
  actions: 'Actions',
  empty: 'No results. Try a name, an email, or an order number.',
  noPlace: 'No results. Try another word.',
  account: 'Your account',
  password: 'Change password',
  help: 'Contact support',
  keys: 'Keyboard shortcuts',
  light: 'Use the light theme',
  dark: 'Use the dark theme',
  system: 'Use the system’s theme',
  signOut: 'Sign out',
  failed: (what: string) => `${what} could not be searched. Try again.`,
};

export const keyWords = {
  title: 'Keyboard shortcuts',
  groups: { anywhere: 'Anywhere', lists: 'In lists and menus' },
  palette: 'Search, or go to any page',
  keys: 'Show these shortcuts',
  close: 'Close what is open',
  next: 'Move to the next row or item',
  choose: 'Open or choose',
  tab: 'Move to the next control',
};
