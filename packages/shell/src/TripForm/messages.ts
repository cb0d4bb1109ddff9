import { plural, t } from '@lingui/core/macro';
import type { TripForm } from '@caravan/sdk';

export const words = {
  required: t`Required`,
  badEmail: t`Enter a valid email address`,
  badTime: t`Enter a valid time, like 2:35 PM`,
  title: t`Trip Form`,
  text: t`Your host and the operator use this to plan your trip. Save anytime and come back later.`,
  forWhom: t`Traveler`,
  save: t`Save`,
  nothingChanged: t`No changes to save yet.`,
  // T-277
  saved: t`Your changes have been saved!`,
  missing: (n: number) =>
    plural(n, {
      one: 'Saved. 1 required field is still missing.',
      other: 'Saved. # required fields are still missing.',
    }),
  complete: t`Complete`,
  incomplete: t`Incomplete`,
  conflict: t`This form was changed somewhere else. Reload the page to see the latest version.`,

  flights: t`Flight information`,
  arrival: t`Arrival`,
  departure: t`Departure`,
  airline: t`Airline`,
  flightNumber: t`Flight number`,
  date: t`Date`,
  time: t`Time`,
  timeHint: t`For example, 2:35 PM`,

  plans: t`End of trip plans`,
  plan: {
    returningHome: t`Returning home`,
    continuingTravels: t`Continuing travels`,
    undecided: t`Undecided`,
  } satisfies Record<NonNullable<TripForm['endOfTripPlans']>, string>,

  insurance: t`Travel insurance`,
  carrier: t`Carrier`,
  policyNumber: t`Policy number`,

  passport: t`Passport information`,
  passportOptional: t`You don’t need a passport for this trip, but you can add one.`,
  firstName: t`First name`,
  middleName: t`Middle name`,
  lastName: t`Last name`,
  passportNumber: t`Passport number`,
  nationality: t`Nationality`,
  issueDate: t`Issue date`,
  expirationDate: t`Expiration date`,
  dateOfBirth: t`Date of birth`,
  gender: t`Gender`,
  genders: {
    female: t`Female`,
    male: t`Male`,
    nonBinary: t`Non-binary`,
    preferNotToSay: t`Prefer not to say`,
  },

  contact: t`Emergency contact`,
  name: t`Name`,
  relationship: t`Relationship`,
  phone: t`Phone`,
  email: t`Email`,

  disclosures: t`Disclosures and preferences`,
  description: t`Anything your host should know`,
  preferences: t`I am`,
  preference: {
    earlyBird: t`Early bird`,
    nightOwl: t`Night owl`,
    adrenalineJunkie: t`Adrenaline junkie`,
    leisureEnthusiast: t`Leisure enthusiast`,
    planner: t`Planner`,
    wanderer: t`Wanderer`,
    lifeOfTheParty: t`Life of the party`,
    loverOfAloneTime: t`Lover of alone time`,
  },
  roommateGender: t`I’d share a room with`,

  medical: t`Medical and mobility disclosure`,
  medicalText: t`Encrypted. Only the people planning your trip can read it.`,

  requests: t`Special requests`,
  request: t`Requests`,
  roomMate: t`Roommate`,
  roomMateHint: t`The name of someone on the trip`,
  guide: t`Guide`,
};

export const choose = t`Choose`;
