/** What a host shows to everybody (H-178 to H-184). */
export const words = {
  kicker: 'Host',
  interests: 'Interests',
  elsewhere: 'Find me on',
  facts: { country: 'Lives in', languages: 'Speaks', pronouns: 'Pronouns' },
  channels: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    youtube: 'YouTube',
    personalSite: 'Website',
  },
  empty: 'Nothing to see here yet.',
};
