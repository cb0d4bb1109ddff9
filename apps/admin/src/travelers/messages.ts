import type { TravelerStatus } from '@caravan/sdk';

export const words = {
  title: 'Travelers',
  description: 'Everyone who stands in a booking.',
  search: 'Search travelers',
  columns: { name: 'Name', trip: 'Trip', order: 'Order', email: 'E-mail', start: 'Start', status: 'Status' },
  allStatuses: 'All statuses',
  empty: 'No traveler found',
  emptyText: 'Try other words or another status.',
  primary: 'Made the booking',
  firstName: 'First Name',
  lastName: 'Last Name',
  phone: 'Phone',
  gender: 'Gender',
  dateOfBirth: 'Date Of Birth',
  countryCode: 'Country',
  countryHelp: 'Two letters, such as PE.',
  instagram: 'Instagram',
  openBooking: 'Open the booking',
  history: 'History of this traveler',
  missing: 'This traveler could not be found.',
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
