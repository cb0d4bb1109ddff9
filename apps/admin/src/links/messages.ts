import { t } from '@lingui/core/macro';
import type { LinkType } from '@caravan/sdk';

export const words = {
  title: t`Links`,
  description: t`Pages hosts share: surveys, email lists, and referrals.`,
  search: t`Search by path or host`,
  add: t`Add link`,
  added: t`Link added`,
  columns: { path: t`Path`, type: t`Type`, host: t`Host`, destination: t`Destination`, state: t`State` },
  allTypes: t`All types`,
  host: t`Host`,
  path: t`Path`,
  pathHelp: t`Lowercase letters, numbers, and hyphens. You cannot change it later.`,
  destination: t`Destination`,
  destinationHelp: t`A path on this site or an https:// URL. Leave empty to end on the page itself.`,
  ownPage: t`Its own page`,
  active: t`Active`,
  inactive: t`Inactive`,
  locked: t`Locked`,
  empty: t`No links found`,
  emptyText: t`Add a link for a host.`,
  history: t`Link history`,
};

export const typeWords: Record<LinkType, string> = {
  survey: t`Survey`,
  emailCapture: t`Email list`,
  referral: t`Referral`,
};
