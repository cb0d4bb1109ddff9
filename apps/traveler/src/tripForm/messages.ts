import type { TripForm } from '@caravan/sdk';

export const words = {
  required: 'Required',
  badEmail: 'Please enter a valid email address',
  badTime: 'Please enter a valid time',
  title: 'Trip Form',
  text: 'Your host and the operator plan with what you tell them here. You can save it in parts.',
  forWhom: 'Whose form',
  save: 'Save',
  nothingChanged: 'Nothing has changed yet.',
  // T-277
  saved: 'Your changes have been saved!',
  missing: (n: number) =>
    n === 1
      ? 'Saved. One required field is still missing.'
      : `Saved. ${n} required fields are still missing.`,
  complete: 'Complete',
  incomplete: 'Incomplete',
  conflict: 'This form was changed elsewhere. Load the page again to see how it stands.',

  flights: 'Flight information',
  arrival: 'Arrival',
  departure: 'Departure',
  airline: 'Airline',
  flightNumber: 'Flight number',
  date: 'Date',
  time: 'Time',
  timeHint: 'Such as 2:35 PM',

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
  passportOptional: 'This trip does not ask for a passport; fill it in if you like.',
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
  email: 'E-mail',

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
  roommateGender: 'I would share a room with',

  medical: 'Medical and mobility disclosure',
  medicalText: 'Kept encrypted. Only those who plan your trip may read it.',

  requests: 'Special requests',
  request: 'Requests',
  roomMate: 'Roommate',
  roomMateHint: 'The name of someone on the trip',
  guide: 'Guide',
};

export const choose = 'Choose';
