import { t } from '@lingui/core/macro';

/** Messages of a host's public profile (H-178 to H-184). */
export const words = {
  kicker: t`Host`,
  interests: t`Interests`,
  elsewhere: t`Find me on`,
  facts: { country: t`Lives in`, languages: t`Speaks`, pronouns: t`Pronouns` },
  channels: {
    facebook: t`Facebook`,
    instagram: t`Instagram`,
    tiktok: t`TikTok`,
    youtube: t`YouTube`,
    personalSite: t`Website`,
  },
  empty: t`Nothing to see here yet.`,
};
