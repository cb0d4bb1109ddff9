import { t } from '@lingui/core/macro';

export const words = {
  overview: t`Overview`,
  days: t`Day by day`,
  packages: t`Packages`,
  inclusions: t`What's included`,
  exclusions: t`What's not included`,
  logistics: t`Good to know`,
  arrival: t`Arrive at`,
  departure: t`Depart from`,
  group: t`Group size`,
  groupOf: (fewest: number, most: number) => t`${fewest}–${most} travelers`,
  cities: t`Stops`,
  insurance: t`Insurance required`,
  passport: t`Passport required`,
  perTraveler: t`per traveler`,
  from: t({ message: 'From', context: 'price' }),
  // H-634
  packagePrice: t`The estimated per-traveler cost of a sold-out trip.`,
  meals: t`Meals`,
  stays: t`Stays`,
  diets: t`Dietary options`,
  photos: t`Photos`,
};
