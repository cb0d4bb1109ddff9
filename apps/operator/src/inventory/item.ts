import type {
  InventoryInput,
  InventoryItem,
  InventoryMetadata,
  NightSupply,
  PackageLevel,
  RoomSupply,
  Tier,
} from '@caravan/sdk';
import { addDays } from '@caravan/shell/format';
import type { Problems } from '@caravan/shell/useForm';
import { formWords } from './messages.ts';

/** Initial values of a new departure (O-219 to O-221). */
export type ItemDefaults = Pick<
  InventoryMetadata,
  'defaultQuantityAvailable' | 'defaultSingleSupplementQuantity' | 'defaultMaxNights' | 'defaultStartDate'
>;

/** Default number of rooms of each type per night. */
const rooms = 1;

export interface TierValues {
  numberOfTravelers: number | null;
  priceMinor: number | null;
}
export interface RoomValues {
  priceMinor: number | null;
  quantityAvailable: number | null;
  maxNights: number | null;
}
export interface ItemValues {
  packageLevel: PackageLevel | null;
  startDate: string | null;
  quantityAvailable: number | null;
  singleSupplementPriceMinor: number | null;
  singleSupplementQuantityAvailable: number | null;
  preTransferPriceMinor: number | null;
  postTransferPriceMinor: number | null;
  pre: { single: RoomValues; double: RoomValues };
  post: { single: RoomValues; double: RoomValues };
  costSchedule: TierValues[];
}

/** The spots that an itinerary is offered with; the tiers stay within this range. */
export interface SpotRange {
  minimum: number;
  maximum: number;
}

export function itemValues(
  spots: SpotRange,
  defaults: ItemDefaults,
  item?: InventoryItem,
  copy = false,
): ItemValues {
  const room = (supply?: NightSupply): RoomValues => ({
    priceMinor: supply?.priceMinor ?? null,
    quantityAvailable: supply?.quantityAvailable ?? rooms,
    maxNights: supply?.maxNights ?? defaults.defaultMaxNights,
  });
  return {
    packageLevel: item?.packageLevel ?? 'standard',
    startDate: item ? addDays(item.startDate, copy ? 7 : 0) : defaults.defaultStartDate,
    quantityAvailable: item?.quantityAvailable ?? defaults.defaultQuantityAvailable,
    singleSupplementPriceMinor: item?.singleSupplementPriceMinor ?? null,
    singleSupplementQuantityAvailable:
      item?.singleSupplementQuantityAvailable ?? defaults.defaultSingleSupplementQuantity,
    preTransferPriceMinor: item?.preTransferPriceMinor ?? null,
    postTransferPriceMinor: item?.postTransferPriceMinor ?? null,
    pre: { single: room(item?.preAccommodation?.single), double: room(item?.preAccommodation?.double) },
    post: { single: room(item?.postAccommodation?.single), double: room(item?.postAccommodation?.double) },
    costSchedule: item?.costSchedule.map((tier) => ({ ...tier })) ?? [
      { numberOfTravelers: spots.minimum, priceMinor: null },
      ...(spots.maximum > spots.minimum ? [{ numberOfTravelers: spots.maximum, priceMinor: null }] : []),
    ],
  };
}

/** O-112 to O-118 */
export function itemProblems(values: ItemValues, editing?: InventoryItem): Problems {
  const { required } = formWords;
  const problems: Problems = {};
  if (!values.packageLevel) problems.packageLevel = required.package;
  if (!values.startDate) problems.startDate = required.date;
  if (!values.quantityAvailable) problems.quantityAvailable = required.quantity;
  else if (editing && values.quantityAvailable < editing.quantityAvailable)
    problems.quantityAvailable = required.onlyIncrease;
  if (values.singleSupplementPriceMinor === null)
    problems.singleSupplementPriceMinor = required.supplementPrice;
  if (values.singleSupplementQuantityAvailable === null)
    problems.singleSupplementQuantityAvailable = required.supplementQuantity;
  Object.assign(problems, tierProblems(values.costSchedule, 'costSchedule'));
  return problems;
}

/** Each tier has both values, and no number of travelers occurs twice. */
export function tierProblems(tiers: TierValues[], path: string): Problems {
  const problems: Problems = {};
  const seen = new Set<number>();
  tiers.forEach((tier, i) => {
    const n = tier.numberOfTravelers;
    if (!n) problems[`${path}.${i}.numberOfTravelers`] = formWords.required.travelers;
    else if (seen.has(n)) problems[`${path}.${i}.numberOfTravelers`] = formWords.required.twice;
    else seen.add(n);
    if (tier.priceMinor === null) problems[`${path}.${i}.priceMinor`] = formWords.required.price;
  });
  return problems;
}

/** O-118: there are more than two tiers, and this one isn't the first or last, or it is within the allowed spots. */
export function canRemoveTier(tiers: TierValues[], index: number, spots: SpotRange): boolean {
  if (tiers.length <= 2) return false;
  const counts = tiers.map((t) => t.numberOfTravelers ?? 0);
  const n = counts[index]!;
  const extreme = n === Math.min(...counts) || n === Math.max(...counts);
  return !extreme || (n > spots.minimum && n < spots.maximum);
}

/** A new tier is two travelers above the last one, or at the nearest free number (O-228). */
export function nextTier(tiers: TierValues[], spots: SpotRange): TierValues | undefined {
  const taken = new Set(tiers.map((t) => t.numberOfTravelers));
  const last = Math.max(spots.minimum - 2, ...tiers.map((t) => t.numberOfTravelers ?? 0));
  const wanted = Math.min(last + 2, spots.maximum);
  const free = Array.from({ length: spots.maximum - spots.minimum + 1 }, (_, i) => spots.minimum + i).filter(
    (n) => !taken.has(n),
  );
  if (free.length === 0) return undefined;
  const nearest = free.reduce((best, n) => (Math.abs(n - wanted) < Math.abs(best - wanted) ? n : best));
  return { numberOfTravelers: nearest, priceMinor: null };
}

/** The numbers available to a tier: all within the range, and its current one (O-119). */
export function tierChoices(spots: SpotRange, own: number | null): number[] {
  const numbers = Array.from(
    { length: Math.max(0, spots.maximum - spots.minimum + 1) },
    (_, i) => spots.minimum + i,
  );
  if (own && !numbers.includes(own)) numbers.push(own);
  return numbers.sort((a, b) => a - b);
}

export function sortedTiers(tiers: TierValues[]): Tier[] {
  return tiers
    .map((t) => ({ numberOfTravelers: t.numberOfTravelers ?? 1, priceMinor: Math.max(0, t.priceMinor ?? 0) }))
    .sort((a, b) => a.numberOfTravelers - b.numberOfTravelers);
}

/** The request: omits empty and zero optional prices (O-116). */
export function toInput(values: ItemValues, version?: number): InventoryInput {
  const night = (r: RoomValues): NightSupply | undefined =>
    r.priceMinor
      ? { priceMinor: r.priceMinor, quantityAvailable: r.quantityAvailable ?? 0, maxNights: r.maxNights ?? 0 }
      : undefined;
  const supply = (rooms: ItemValues['pre']): RoomSupply | undefined => {
    const [single, double] = [night(rooms.single), night(rooms.double)];
    return single || double ? { ...(single && { single }), ...(double && { double }) } : undefined;
  };
  const [pre, post] = [supply(values.pre), supply(values.post)];
  return {
    packageLevel: values.packageLevel!,
    startDate: values.startDate!,
    quantityAvailable: values.quantityAvailable!,
    singleSupplementPriceMinor: values.singleSupplementPriceMinor!,
    singleSupplementQuantityAvailable: values.singleSupplementQuantityAvailable!,
    ...(values.preTransferPriceMinor && { preTransferPriceMinor: values.preTransferPriceMinor }),
    ...(values.postTransferPriceMinor && { postTransferPriceMinor: values.postTransferPriceMinor }),
    ...(pre && { preAccommodation: pre }),
    ...(post && { postAccommodation: post }),
    costSchedule: sortedTiers(values.costSchedule),
    ...(version !== undefined && { version }),
  };
}

/** A warning before saving: the date is taken or in use (O-120, O-121). */
export function dateWarning(
  values: Pick<ItemValues, 'startDate' | 'packageLevel'>,
  others: InventoryItem[],
): boolean {
  return others.some((o) => o.startDate === values.startDate && o.packageLevel === values.packageLevel);
}
