
export type MergePart = typeof MergePart[keyof typeof MergePart];


export const MergePart = {
  bookings: 'bookings',
  payments: 'payments',
  credits: 'credits',
  reviews: 'reviews',
  savedTrips: 'savedTrips',
  dayChanges: 'dayChanges',
  noticeChoices: 'noticeChoices',
  cards: 'cards',
  automaticPayments: 'automaticPayments',
  calendars: 'calendars',
  sessions: 'sessions',
} as const;
