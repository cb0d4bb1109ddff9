import { t } from '@lingui/core/macro';

/** Messages of Refer a Host (H-129, H-130, H-621). */
export const words = {
  title: t`Refer a Host and Earn $1000`,
  text: t`Know someone with a community that loves to travel? Send them your personal link.`,
  link: t`Your sign-up link`,
  share: t`Share`,
  shareText: (brand: string) => t`Host your own group trip with ${brand}.`,
  copyFailed: t`Error`,
  learn: t`Learn More`,
  first: ['$1,000', t`when the referred host's trip is confirmed`] as const,
  second: ['$500', t`when a second trip is confirmed`] as const,
  how: [
    [t`Share your link`, t`We’ll track everyone who signs up with it.`],
    [t`They launch a trip`, t`We’ll help them every step of the way, just like we help you.`],
    [t`You earn`, t`Get your bonus once their trip is confirmed.`],
  ] as const,
};
