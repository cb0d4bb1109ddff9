import { plural, t } from '@lingui/core/macro';
import type { Service, ServiceType } from '@caravan/sdk';

/** The label of each service type. */
export const serviceTypeWords: Record<ServiceType, string> = {
  accommodation: t`Accommodation`,
  meal: t`Meal`,
  activity: t`Activity`,
  info: t`Information`,
  transfer: t`Transfer`,
  airportTransfer: t`Airport transfer`,
  workshopSpace: t`Workshop space`,
  informalGathering: t`Informal gathering`,
  legacyFullDay: t`Full day`,
};

export const dayWords = {
  day: (n: number) => t`Day ${n}`,
  optional: t`Optional`,
  included: t`Included`,
  orSimilar: t`or similar`,
  nights: (n: number) => plural(n, { one: '# night', other: '# nights' }),
  hours: (n: number) => plural(n, { one: '# hour', other: '# hours' }),
  minutes: (n: number) => t`${n} min`,
  stars: (n: number) => plural(n, { one: '1 star', other: '# stars' }),
  placesLeft: (n: number) => plural(n, { one: '# spot left', other: '# spots left' }),
  empty: t`Nothing planned for this day.`,
};

/** Names of the kinds of meals, keyed by the values in itineraries. */
export const mealWords: Record<string, string> = {
  breakfast: t`Breakfast`,
  brunch: t`Brunch`,
  lunch: t`Lunch`,
  dinner: t`Dinner`,
  snack: t`Snack`,
  tasting: t`Tasting`,
};

const mealNamed = (meal: string) => mealWords[meal] ?? meal;

/** The title of a service: its own, or else its type. */
export function serviceTitle(service: Service): string {
  if (service.title) return service.title;
  if (service.name) return service.orSimilar ? `${service.name} ${dayWords.orSimilar}` : service.name;
  if (service.type === 'meal' && service.mealType) return mealNamed(service.mealType);
  if (service.fromCity && service.toCity) return `${service.fromCity} – ${service.toCity}`;
  return serviceTypeWords[service.type];
}

/** Formats minutes in words: 90 is "1 hour 30 min". */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours && dayWords.hours(hours), rest && dayWords.minutes(rest)].filter(Boolean).join(' ');
}

/** The facts below a service's title, in reading order. */
export function serviceFacts(service: Service): string[] {
  const facts: (string | undefined | 0 | false)[] = [
    service.type === 'accommodation' && service.accommodationType,
    service.starRating && dayWords.stars(service.starRating),
    service.numberOfNights && dayWords.nights(service.numberOfNights),
    service.type === 'meal' && service.name && service.mealType ? mealNamed(service.mealType) : undefined,
    service.vehicleType,
    service.airport,
    service.lengthMinutes && duration(service.lengthMinutes),
    service.location,
  ];
  const title = serviceTitle(service).toLowerCase();
  return facts.filter((f): f is string => !!f && f.toLowerCase() !== title).map(capitalised);
}

/** Capitalizes a fact: operators write some kinds in lower case. */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether the traveler chooses and pays for the service separately, as opposed to it being included. */
export function isOptional(service: Service): boolean {
  return service.type === 'activity' && service.includedActivity === false;
}
