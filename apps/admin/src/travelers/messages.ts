import type { TravelerStatus } from '@caravan/sdk';

export const words = {
  title: 'Travelers',
  description: 'Everyone on a booking.',
  search: 'Search travelers',
  columns: {
    name: 'Name',
    trip: 'Trip',
    order: 'Order number',
    email: 'Email',
    start: 'Start',
    status: 'Status',
  },
  allStatuses: 'All statuses',
  empty: 'No travelers found',
  emptyText: 'Try a different search or status.',
  primary: 'Booked this trip',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  gender: 'Gender',
  dateOfBirth: 'Date of birth',
  countryCode: 'Country',
  countryHelp: 'Two letters, like PE.',
  instagram: 'Instagram',
  openBooking: 'Open booking',
  history: 'Traveler history',
  missing: 'We couldn’t find this traveler.',
  genders: { female: 'Female', male: 'Male', nonBinary: 'Non-binary', preferNotToSay: 'Prefer not to say' },
};

export const statusWords: Record<TravelerStatus, string> = {
  created: 'Booked',
  'waiver-complete': 'Terms accepted',
  'trip-form-complete': 'Trip form complete',
  'ready-to-travel': 'Ready to travel',
  complete: 'Complete',
  'feedback-complete': 'Feedback given',
  cancelled: 'Cancelled',
};
