import { t } from '@lingui/core/macro';
import type { TravelerStatus } from '@caravan/sdk';

export const words = {
  title: t`Travelers`,
  description: t`Everyone on a booking.`,
  search: t`Search travelers`,
  columns: {
    name: t`Name`,
    trip: t`Trip`,
    order: t`Order number`,
    email: t`Email`,
    start: t`Start`,
    status: t`Status`,
  },
  allStatuses: t`All statuses`,
  empty: t`No travelers found`,
  emptyText: t`Travelers appear here with the first booking.`,
  primary: t`Booked this trip`,
  firstName: t`First name`,
  lastName: t`Last name`,
  phone: t`Phone`,
  gender: t`Gender`,
  dateOfBirth: t`Date of birth`,
  countryCode: t`Country`,
  countryHelp: t`Two letters, like PE.`,
  instagram: t`Instagram`,
  openBooking: t`Open booking`,
  openPerson: t`Open person`,
  history: t`Traveler history`,
  missing: t`We couldn’t find this traveler.`,
  genders: {
    female: t`Female`,
    male: t`Male`,
    nonBinary: t`Non-binary`,
    preferNotToSay: t`Prefer not to say`,
  },
};

export const statusWords: Record<TravelerStatus, string> = {
  created: t`Booked`,
  'waiver-complete': t`Terms accepted`,
  'trip-form-complete': t`Trip form complete`,
  'ready-to-travel': t`Ready to travel`,
  complete: t`Complete`,
  'feedback-complete': t`Feedback given`,
  cancelled: t`Cancelled`,
};
