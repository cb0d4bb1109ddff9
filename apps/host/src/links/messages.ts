import { t } from '@lingui/core/macro';
import type { LinkType } from '@caravan/sdk';

/** Messages for a host's own links (H-034, H-248, H-318, H-319, H-477). */
export const words = {
  title: t`Links`,
  text: t`Pages of yours to share: your survey, email signup, and referral.`,
  search: t`Search links`,
  type: t`Type`,
  allTypes: t`All types`,
  types: {
    survey: t`Survey`,
    emailCapture: t`Email signup`,
    referral: t`Referral`,
  } satisfies Record<LinkType, string>,
  address: t`Link`,
  leads: t`Leads to`,
  ownPage: t`Its own page`,
  state: t`State`,
  on: t`On`,
  off: t`Off`,
  locked: t`Locked`,
  change: t`Change where it leads`,
  copy: t`Copy link`,
  copied: t`Link copied`,
  copyFailed: [t`Error`, t`The link could not be copied.`] as const,
  destination: t`Where people go next`,
  destinationHelp: t`An address such as https://example.com, or a path of this site. Leave it empty for the link’s own page.`,
  save: t`Save`,
  saved: t`Link saved`,
  empty: t`No links found`,
  emptyText: t`Your links appear here once your host profile is set up.`,
};
