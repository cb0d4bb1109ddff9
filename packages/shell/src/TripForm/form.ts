import type { Gender, TripForm } from '@caravan/sdk';
import { words } from './messages.ts';
import { fromTwelve, shownTime } from './time.ts';

export const preferences = [
  'earlyBird',
  'nightOwl',
  'adrenalineJunkie',
  'leisureEnthusiast',
  'planner',
  'wanderer',
  'lifeOfTheParty',
  'loverOfAloneTime',
] as const;
export const genders = ['female', 'male', 'nonBinary', 'preferNotToSay'] as const;

type Preference = (typeof preferences)[number];

export interface Leg {
  airline: string;
  flightNumber: string;
  date: string | null;
  time: string;
}

/** Form values: empty strings instead of absent values, and preferences as switches (T-094 to T-096). */
export interface FormValues {
  arrivalDetails: Leg;
  departureDetails: Leg;
  endOfTripPlans: NonNullable<TripForm['endOfTripPlans']> | null;
  travelInsurance: { carrier: string; policyNumber: string };
  passportInformation: {
    firstName: string;
    middleName: string;
    lastName: string;
    passportNumber: string;
    nationality: string;
    issueDate: string | null;
    expirationDate: string | null;
    dateOfBirth: string | null;
    gender: Gender | null;
  };
  emergencyContact: { name: string; relationship: string; phone: string; email: string };
  disclosuresDescription: string;
  preferences: Record<Preference, boolean>;
  roommateGenderPreferences: Record<Gender, boolean>;
  medicalAndMobilityDisclosure: string;
  specialRequests: { description: string; roomMate: string; guide: string };
}

const flags = <K extends string>(keys: readonly K[], on: readonly K[] = []) =>
  Object.fromEntries(keys.map((key) => [key, on.includes(key)])) as Record<K, boolean>;

export function toValues(form: TripForm): FormValues {
  const leg = (of: TripForm['arrivalDetails']): Leg => ({
    airline: of?.airline ?? '',
    flightNumber: of?.flightNumber ?? '',
    date: of?.date ?? null,
    time: shownTime(of?.time),
  });
  const passport = form.passportInformation ?? {};
  const contact = form.emergencyContact ?? {};
  return {
    arrivalDetails: leg(form.arrivalDetails),
    departureDetails: leg(form.departureDetails),
    endOfTripPlans: form.endOfTripPlans ?? null,
    travelInsurance: {
      carrier: form.travelInsurance?.carrier ?? '',
      policyNumber: form.travelInsurance?.policyNumber ?? '',
    },
    passportInformation: {
      firstName: passport.firstName ?? '',
      middleName: passport.middleName ?? '',
      lastName: passport.lastName ?? '',
      passportNumber: passport.passportNumber ?? '',
      nationality: passport.nationality ?? '',
      issueDate: passport.issueDate ?? null,
      expirationDate: passport.expirationDate ?? null,
      dateOfBirth: passport.dateOfBirth ?? null,
      gender: passport.gender ?? null,
    },
    emergencyContact: {
      name: contact.name ?? '',
      relationship: contact.relationship ?? '',
      phone: contact.phone ?? '',
      email: contact.email ?? '',
    },
    disclosuresDescription: form.disclosuresDescription ?? '',
    preferences: flags(preferences, form.preferences),
    roommateGenderPreferences: flags(genders, form.roommateGenderPreferences),
    medicalAndMobilityDisclosure: form.medicalAndMobilityDisclosure ?? '',
    specialRequests: {
      description: form.specialRequests?.description ?? '',
      roomMate: form.specialRequests?.roomMate ?? '',
      guide: form.specialRequests?.guide ?? '',
    },
  };
}

/** Omits empty values, so that an untouched section stays absent. */
function filled<T extends object>(of: T): { [K in keyof T]?: Exclude<T[K], null> } {
  return Object.fromEntries(Object.entries(of).filter(([, value]) => value !== '' && value !== null)) as {
    [K in keyof T]?: Exclude<T[K], null>;
  };
}

export function toForm(values: FormValues, version: number | undefined): TripForm {
  const leg = (of: Leg) => filled({ ...of, time: fromTwelve(of.time) ?? '' });
  const chosen = <K extends string>(keys: readonly K[], of: Record<K, boolean>) =>
    keys.filter((key) => of[key]);
  return {
    ...(version !== undefined && { version }),
    arrivalDetails: leg(values.arrivalDetails),
    departureDetails: leg(values.departureDetails),
    ...(values.endOfTripPlans && { endOfTripPlans: values.endOfTripPlans }),
    travelInsurance: filled(values.travelInsurance),
    passportInformation: filled(values.passportInformation),
    emergencyContact: filled(values.emergencyContact),
    disclosuresDescription: values.disclosuresDescription,
    medicalAndMobilityDisclosure: values.medicalAndMobilityDisclosure,
    preferences: chosen(preferences, values.preferences),
    roommateGenderPreferences: chosen(genders, values.roommateGenderPreferences),
    specialRequests: filled(values.specialRequests),
  };
}

const always = [
  'arrivalDetails.flightNumber',
  'arrivalDetails.date',
  'arrivalDetails.time',
  'departureDetails.flightNumber',
  'departureDetails.date',
  'departureDetails.time',
  'emergencyContact.name',
  'emergencyContact.relationship',
  'emergencyContact.phone',
  'emergencyContact.email',
  'endOfTripPlans',
] as const;
const withPassport = [
  'passportInformation.passportNumber',
  'passportInformation.nationality',
  'passportInformation.issueDate',
  'passportInformation.expirationDate',
  'passportInformation.firstName',
  'passportInformation.lastName',
  'passportInformation.dateOfBirth',
  'passportInformation.gender',
] as const;

const withInsurance = ['travelInsurance.carrier', 'travelInsurance.policyNumber'] as const;

export type RequiredPath =
  | (typeof always)[number]
  | (typeof withPassport)[number]
  | (typeof withInsurance)[number];
/** What a trip requires in addition to what every form has. */
export type Required = { passport: boolean; insurance?: boolean };

function at(values: FormValues, path: string): unknown {
  return path.split('.').reduce<unknown>((of, key) => (of as Record<string, unknown>)[key], values);
}

/** Required fields that are empty (T-157, T-158, H-420 to H-422). */
export function missingPaths(values: FormValues, { passport, insurance }: Required): RequiredPath[] {
  const paths = [...always, ...(passport ? withPassport : []), ...(insurance ? withInsurance : [])];
  return paths.filter((path) => {
    const value = at(values, path);
    return typeof value === 'string' ? value.trim() === '' : !value;
  });
}

/** Invalid values, which prevent the form from being saved. */
export function wrongPaths(values: FormValues): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const leg of ['arrivalDetails', 'departureDetails'] as const) {
    if (values[leg].time.trim() && !fromTwelve(values[leg].time)) wrong[`${leg}.time`] = words.badTime;
  }
  const email = values.emergencyContact.email.trim();
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) wrong['emergencyContact.email'] = words.badEmail;
  return wrong;
}
