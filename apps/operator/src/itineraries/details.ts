import type {
  Airport,
  Itinerary,
  ItineraryDraft,
  ItineraryUpdate,
  OptionalService,
  PackageLevel,
  PackageSetup,
  Photo,
} from '@caravan/sdk';
import type { Problems } from '@caravan/shell/useForm';
import { detailWords, optionalWords } from './messages.ts';

// O-133, O-137, O-236
export const limits = { summary: 100, name: 70, photos: 10, days: 60 };
export const levels: PackageLevel[] = ['standard', 'economy', 'premium'];

export interface PackageValues {
  enabled: boolean;
  accommodationLevels: string[];
  mealLevels: string[];
  foodOptions: string[];
}
export interface DetailValues {
  name: string;
  country: string | null;
  destination: string;
  tripSummary: string;
  lengthInDays: number;
  activityLevel: string;
  packages: Record<PackageLevel, PackageValues>;
  inclusions: string[];
  exclusions: string[];
  photos: Photo[];
  arrival: AirportValues;
  departure: AirportValues;
  operatorCode: string;
  travelerInsuranceRequired: boolean;
  instantApproval: boolean;
  passportRequired: boolean;
  categories: string[];
  cities: string[];
  logistics: string;
  leadMonths: number | null;
  leadDays: number | null;
  /** Percent per year. */
  increase: number | null;
  hostGroundTransferCostMinor: number | null;
  optional: OptionalValues[];
}
export type AirportValues = Airport;
export type OptionalValues = Pick<OptionalService, 'id' | 'name' | 'type'> & {
  priceMinor: number | null;
  quantity: number | null;
};

/** Form values of an itinerary, or of a new one, which offers the standard package (O-234). */
export function detailValues(itinerary?: Itinerary): DetailValues {
  const packages = Object.fromEntries(
    levels.map((level) => {
      const setup = itinerary?.packages.find((p) => p.level === level);
      return [
        level,
        {
          enabled: setup?.enabled ?? (!itinerary && level === 'standard'),
          accommodationLevels: setup?.accommodationLevels ?? [],
          mealLevels: setup?.mealLevels ?? [],
          foodOptions: setup?.foodOptions ?? [],
        },
      ];
    }),
  ) as Record<PackageLevel, PackageValues>;
  return {
    name: itinerary?.name ?? '',
    country: itinerary?.country ?? null,
    destination: itinerary?.destination ?? '',
    tripSummary: itinerary?.tripSummary ?? '',
    lengthInDays: itinerary?.lengthInDays ?? 7,
    activityLevel: String(itinerary?.activityLevel ?? 2),
    packages,
    inclusions: itinerary?.inclusions ?? [],
    exclusions: itinerary?.exclusions ?? [],
    photos: itinerary?.photos ?? [],
    arrival: itinerary?.arrivalLocation ?? { code: '', name: '' },
    departure: itinerary?.departureLocation ?? { code: '', name: '' },
    operatorCode: itinerary?.operatorCode ?? '',
    travelerInsuranceRequired: itinerary?.travelerInsuranceRequired ?? false,
    instantApproval: itinerary?.instantApproval ?? false,
    passportRequired: itinerary?.passportRequired ?? false,
    categories: itinerary?.categories ?? [],
    cities: itinerary?.cities ?? [],
    logistics: itinerary?.logistics ?? '',
    leadMonths: itinerary?.tripLeadTime?.months ?? 0,
    leadDays: itinerary?.tripLeadTime?.days ?? 0,
    increase: (itinerary?.yearOverYearIncreaseBp ?? 0) / 100,
    hostGroundTransferCostMinor: itinerary?.hostGroundTransferCostMinor ?? null,
    optional: (itinerary?.additionalOptionalServices ?? []).map((service) => ({
      id: service.id,
      name: service.name,
      type: service.type,
      priceMinor: service.priceMinor ?? null,
      quantity: service.quantity ?? null,
    })),
  };
}

/** O-133 to O-135, in the specification's words. */
export function detailProblems(values: DetailValues): Problems {
  const problems: Problems = {};
  const { required } = detailWords;
  if (!values.name.trim()) problems.name = required.name;
  if (!values.country) problems.country = required.country;
  if (!values.destination.trim()) problems.destination = required.destination;
  const summary = values.tripSummary.trim().length;
  if (summary === 0) problems.tripSummary = required.summary;
  else if (summary < limits.summary) problems.tripSummary = required.summaryShort(limits.summary);
  for (const level of levels) {
    const setup = values.packages[level];
    if (!setup.enabled) continue;
    if (setup.accommodationLevels.length === 0)
      problems[`packages.${level}.accommodationLevels`] = required.accommodation[level];
    if (setup.mealLevels.length === 0) problems[`packages.${level}.mealLevels`] = required.meal[level];
  }
  values.optional.forEach((one, i) => {
    if (!one.name.trim()) problems[`optional.${i}.name`] = optionalWords.required;
  });
  for (const end of ['arrival', 'departure'] as const) {
    const { code, name } = values[end];
    const given = Boolean(code.trim() || name.trim());
    if (given && !(code.trim().length === 3 && name.trim())) problems[`${end}.code`] = required.airport;
  }
  return problems;
}

/** The only enabled package can't be disabled (O-135). */
export function isSole(packages: DetailValues['packages'], level: PackageLevel): boolean {
  return packages[level].enabled && levels.filter((l) => packages[l].enabled).length === 1;
}

function common(values: DetailValues) {
  const lines = (list: string[]) => list.map((line) => line.trim()).filter(Boolean);
  return {
    name: values.name.trim(),
    country: values.country ?? '',
    destination: values.destination.trim(),
    tripSummary: values.tripSummary.trim(),
    lengthInDays: values.lengthInDays,
    activityLevel: Number(values.activityLevel),
    packages: levels.map((level): PackageSetup => ({ level, ...values.packages[level] })),
    inclusions: lines(values.inclusions),
    exclusions: lines(values.exclusions),
    travelerInsuranceRequired: values.travelerInsuranceRequired,
    instantApproval: values.instantApproval,
    passportRequired: values.passportRequired,
    categories: values.categories,
    cities: values.cities,
    logistics: values.logistics.trim(),
    tripLeadTime: { months: values.leadMonths ?? 0, days: values.leadDays ?? 0 },
    yearOverYearIncreaseBp: Math.round((values.increase ?? 0) * 100),
    ...(values.hostGroundTransferCostMinor !== null && {
      hostGroundTransferCostMinor: values.hostGroundTransferCostMinor,
    }),
    additionalOptionalServices: values.optional.map(({ priceMinor, quantity, ...one }) => ({
      ...one,
      name: one.name.trim(),
      ...(priceMinor !== null && { priceMinor }),
      ...(quantity !== null && { quantity }),
    })),
    ...airport('arrivalLocation', values.arrival),
    ...airport('departureLocation', values.departure),
  };
}

/** Omits an empty airport. */
function airport(
  key: 'arrivalLocation' | 'departureLocation',
  { code, name, ...rest }: AirportValues,
): { [k in typeof key]?: Airport } {
  return code.trim() && name.trim()
    ? { [key]: { ...rest, code: code.trim().toUpperCase(), name: name.trim() } }
    : {};
}

/** Maps contract paths to form fields. */
export const contractNames = {
  'arrivalLocation.code': 'arrival.code',
  'arrivalLocation.name': 'arrival.name',
  'departureLocation.code': 'departure.code',
  'departureLocation.name': 'departure.name',
  hero: 'photos',
  tripLeadTime: 'leadMonths',
  yearOverYearIncreaseBp: 'increase',
  additionalOptionalServices: 'optional',
};

export function toDraft(values: DetailValues): ItineraryDraft {
  const [hero] = values.photos;
  return { ...common(values), ...(hero && { hero, photos: values.photos }) };
}

export function toUpdate(values: DetailValues, version: number): ItineraryUpdate {
  return { version, ...common(values), photos: values.photos, operatorCode: values.operatorCode.trim() };
}
