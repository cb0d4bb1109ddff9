import type { TripForm } from '@caravan/sdk';

export const words = {
  required: 'Required',
  badEmail: 'Enter a valid email address',
  badTime: 'Enter a valid time, like 2:35 PM',
  title: 'Trip Form',
  text: 'Your host and the operator use this to plan your trip. Save anytime and come back later.',
  forWhom: 'Traveler',
  save: 'Save',
  nothingChanged: 'No changes to save yet.',
  // T-277
  saved: 'Your changes have been saved!',
  missing: (n: number) =>
    n === 1 ? 'Saved. 1 required field is still missing.' : `Saved. ${n} required fields are still missing.`,
  complete: 'Complete',
  incomplete: 'Incomplete',
  conflict: 'This form was changed somewhere else. Reload the page to see the latest version.',

  flights: 'Flight information',
  arrival: 'Arrival',
  departure: 'Departure',
  airline: 'Airline',
  flightNumber: 'Flight number',
  date: 'Date',
  time: 'Time',
  timeHint: 'For example, 2:35 PM',

  plans: 'End of trip plans',
  plan: {
    returningHome: 'Returning home',
    continuingTravels: 'Continuing travels',
    undecided: 'Undecided',
  } satisfies Record<NonNullable<TripForm['endOfTripPlans']>, string>,

  insurance: 'Travel insurance',
  carrier: 'Carrier',
  policyNumber: 'Policy number',

  passport: 'Passport information',
  passportOptional: 'You don’t need a passport for this trip, but you can add one.',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  passportNumber: 'Passport number',
  nationality: 'Nationality',
  issueDate: 'Issue date',
  expirationDate: 'Expiration date',
  dateOfBirth: 'Date of birth',
  gender: 'Gender',
  genders: {
    female: 'Female',
    male: 'Male',
    nonBinary: 'Non-binary',
    preferNotToSay: 'Prefer not to say',
  },

  contact: 'Emergency contact',
  name: 'Name',
  relationship: 'Relationship',
  phone: 'Phone',
  email: 'Email',

  disclosures: 'Disclosures and preferences',
  description: 'Anything your host should know',
  preferences: 'I am',
  preference: {
    earlyBird: 'Early bird',
    nightOwl: 'Night owl',
    adrenalineJunkie: 'Adrenaline junkie',
    leisureEnthusiast: 'Leisure enthusiast',
    planner: 'Planner',
    wanderer: 'Wanderer',
    lifeOfTheParty: 'Life of the party',
    loverOfAloneTime: 'Lover of alone time',
  },
  roommateGender: 'I’d share a room with',

  medical: 'Medical and mobility disclosure',
  medicalText: 'Encrypted. Only the people planning your trip can read it.',

  requests: 'Special requests',
  request: 'Requests',
  roomMate: 'Roommate',
  roomMateHint: 'The name of someone on the trip',
  guide: 'Guide',
};

export const choose = 'Choose';
