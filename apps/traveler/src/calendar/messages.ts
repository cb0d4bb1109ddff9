import { t } from '@lingui/core/macro';

export const words = {
  add: t`Add to calendar`,
  download: t`Download this trip`,
  subscribe: t`Subscribe to all trips`,
  title: t`Your trips in your calendar`,
  text: t`Calendars that follow your private address show every trip you book, with its rides, and stay up to date when something changes.`,
  create: t`Create private address`,
  address: t`Private address`,
  secret: t`Anyone with this address can see your trips. Reset it if you’ve shared it by mistake.`,
  how: t`Most calendars open it by themselves. If yours doesn’t, copy it and add it as a calendar from a URL.`,
  open: t`Open in calendar app`,
  reset: t`Reset address`,
  resetDone: t`Your old address no longer works.`,
  resetTitle: t`Reset your private address?`,
  resetText: t`Calendars that follow the old address stop getting your trips. You’ll need to add the new one to them.`,
  remove: t`Stop sharing`,
  removed: t`Your calendar address is off.`,
  failed: t`We couldn’t change your calendar address.`,
  keep: t`Keep address`,
};
