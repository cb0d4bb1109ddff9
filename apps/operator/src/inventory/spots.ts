import type { InventoryItem, InventoryReviewDefaults, Itinerary } from '@caravan/sdk';
import type { Problems } from '@caravan/shell/useForm';
import { pricingWords } from './messages.ts';

export interface SpotValues {
  minimumSpots: number | null;
  maximumSpots: number | null;
  currency: string;
  termsAndConditions: boolean;
}
/** Initial values: the itinerary's own, or else the server's defaults (O-229). */
export function spotValues(
  of: Pick<Itinerary, 'minimumSpots' | 'maximumSpots' | 'currency'>,
  defaults: InventoryReviewDefaults,
): SpotValues {
  return {
    minimumSpots: of.minimumSpots || defaults.minimumSpots,
    maximumSpots: of.maximumSpots || defaults.maximumSpots,
    currency: of.currency,
    termsAndConditions: defaults.termsAndConditions,
  };
}

export interface SpotLimits {
  minimum?: number;
  maximum?: number;
}

/** The highest minimum and the lowest maximum of the schedules (O-124). */
export function spotLimits(items: Pick<InventoryItem, 'costSchedule'>[]): SpotLimits {
  const schedules = items
    .map((i) => i.costSchedule.map((t) => t.numberOfTravelers))
    .filter((counts) => counts.length > 0);
  if (schedules.length === 0) return {};
  return {
    minimum: Math.max(...schedules.map((counts) => Math.min(...counts))),
    maximum: Math.min(...schedules.map((counts) => Math.max(...counts))),
  };
}

/** O-122, O-123, O-125 */
export function spotProblems(values: SpotValues, limits: SpotLimits): Problems {
  const { required } = pricingWords;
  const { minimumSpots: min, maximumSpots: max } = values;
  const problems: Problems = {};
  if (min === null) problems.minimumSpots = required.minimum;
  else if (limits.minimum !== undefined && min < limits.minimum)
    problems.minimumSpots = required.minimumLow(limits.minimum);
  if (max === null) problems.maximumSpots = required.maximum;
  else if (max <= 0) problems.maximumSpots = required.maximumZero;
  else if (min !== null && max < min) problems.maximumSpots = required.maximumLow;
  else if (limits.maximum !== undefined && max > limits.maximum)
    problems.maximumSpots = required.maximumHigh(limits.maximum);
  if (!values.currency) problems.currency = required.currency;
  if (!values.termsAndConditions) problems.termsAndConditions = required.terms;
  return problems;
}
