/** Refer a Host (H-129, H-130, H-621). */
export const words = {
  title: 'Refer a Host and Earn $1000',
  text: 'Know someone with a community that loves to travel? Send them your personal link.',
  link: 'Your signup link',
  share: 'Share',
  shareText: (brand: string) => `Host your own group trip with ${brand}.`,
  copyFailed: 'Error',
  learn: 'Learn More',
  first: ['$1,000', "when the referred host's trip is confirmed"] as const,
  second: ['$500', 'when a second trip is confirmed'] as const,
  how: [
    ['Share your link', 'A host who signs up with it is yours.'],
    ['They launch a trip', 'We help them all the way, as we help you.'],
    ['You earn', 'The bonus is paid once their trip is confirmed.'],
  ] as const,
};
