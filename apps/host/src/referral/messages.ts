/** Refer a Host (H-129, H-130, H-621). */
export const words = {
  title: 'Refer a Host and Earn $1000',
  text: 'Know someone with a community that loves to travel? Send them your personal link.',
  link: 'Your sign-up link',
  share: 'Share',
  shareText: (brand: string) => `Host your own group trip with ${brand}.`,
  copyFailed: 'Error',
  learn: 'Learn More',
  first: ['$1,000', "when the referred host's trip is confirmed"] as const,
  second: ['$500', 'when a second trip is confirmed'] as const,
  how: [
    ['Share your link', 'We’ll track everyone who signs up with it.'],
    ['They launch a trip', 'We’ll help them every step of the way, just like we help you.'],
    ['You earn', 'Get your bonus once their trip is confirmed.'],
  ] as const,
};
