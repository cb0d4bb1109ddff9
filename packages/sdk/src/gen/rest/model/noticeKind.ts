
export type NoticeKind = typeof NoticeKind[keyof typeof NoticeKind];


export const NoticeKind = {
  trips: 'trips',
  group: 'group',
  digest: 'digest',
  messages: 'messages',
  reviews: 'reviews',
  integrations: 'integrations',
} as const;
