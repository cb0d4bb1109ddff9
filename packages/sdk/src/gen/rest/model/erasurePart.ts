
export type ErasurePart = typeof ErasurePart[keyof typeof ErasurePart];


export const ErasurePart = {
  travelers: 'travelers',
  tripForms: 'tripForms',
  rides: 'rides',
  emails: 'emails',
  lists: 'lists',
  answers: 'answers',
  reviews: 'reviews',
  savedTrips: 'savedTrips',
  reminders: 'reminders',
  cards: 'cards',
  automaticPayments: 'automaticPayments',
  evidence: 'evidence',
  calendars: 'calendars',
  noticeChoices: 'noticeChoices',
  pictures: 'pictures',
  exports: 'exports',
  prints: 'prints',
  notes: 'notes',
  questions: 'questions',
  sessions: 'sessions',
  passkeys: 'passkeys',
  bookings: 'bookings',
  payments: 'payments',
  credits: 'credits',
  unsubscribed: 'unsubscribed',
} as const;
