import type { InventoryItem } from '@caravan/sdk';
import { expect, it } from 'vitest';
import {
  canRemoveTier,
  dateWarning,
  itemProblems,
  itemValues,
  nextTier,
  tierChoices,
  toInput,
} from './item.ts';
import { spotLimits, spotProblems, spotValues } from './spots.ts';

const spots = { minimum: 6, maximum: 12 };
const defaults = {
  defaultQuantityAvailable: 1,
  defaultSingleSupplementQuantity: 10,
  defaultMaxNights: 3,
  defaultStartDate: '2027-05-23',
};
const tier = (numberOfTravelers: number, priceMinor = 1000) => ({ numberOfTravelers, priceMinor });
const filled = () => ({
  ...itemValues(spots, defaults),
  singleSupplementPriceMinor: 40000,
  costSchedule: [tier(6), tier(9), tier(12)],
});

it('asks for what a departure needs (O-112, O-117, O-118)', () => {
  expect(itemProblems({ ...itemValues(spots, defaults), packageLevel: null })).toEqual({
    packageLevel: "'Package'-required",
    singleSupplementPriceMinor: "'Single supplement price'-required",
    'costSchedule.0.priceMinor': "'Price per traveler'-required",
    'costSchedule.1.priceMinor': "'Price per traveler'-required",
  });
  expect(itemProblems(filled())).toEqual({});
});

it('lets the quantity of an existing departure only rise (O-113)', () => {
  const existing = { quantityAvailable: 2 } as InventoryItem;
  expect(itemProblems({ ...filled(), quantityAvailable: 1 }, existing)).toEqual({
    quantityAvailable: 'Trip Quantity can only be increased',
  });
  expect(itemProblems({ ...filled(), quantityAvailable: 3 }, existing)).toEqual({});
});

it('removes tiers that are no extreme, while more than two remain (O-118)', () => {
  expect(canRemoveTier([tier(6), tier(12)], 0, spots)).toBe(false);
  expect(canRemoveTier([tier(6), tier(9), tier(12)], 1, spots)).toBe(true);
  expect(canRemoveTier([tier(6), tier(9), tier(12)], 0, spots)).toBe(false);
  expect(canRemoveTier([tier(7), tier(9), tier(12)], 0, spots)).toBe(true);
});

it('adds tiers two travelers above the last, within the spots (O-119, O-228)', () => {
  expect(nextTier([tier(6)], spots)?.numberOfTravelers).toBe(8);
  expect(nextTier([tier(6), tier(12)], spots)?.numberOfTravelers).toBe(11);
  expect(
    nextTier(
      [6, 7, 8, 9, 10, 11, 12].map((n) => tier(n)),
      spots,
    ),
  ).toBeUndefined();
  expect(tierChoices({ minimum: 2, maximum: 4 }, 6)).toEqual([2, 3, 4, 6]);
});

it('drops empty and zero optional prices (O-116)', () => {
  const values = filled();
  values.pre.single.priceMinor = 9000;
  values.pre.double.priceMinor = 0;
  const input = toInput({ ...values, preTransferPriceMinor: 0 });
  expect(input).not.toHaveProperty('preTransferPriceMinor');
  expect(input).not.toHaveProperty('postAccommodation');
  expect(input.preAccommodation).toEqual({
    single: { priceMinor: 9000, quantityAvailable: 1, maxNights: 3 },
  });
});

it("takes the spots' limits from all schedules (O-124)", () => {
  expect(spotLimits([{ costSchedule: [tier(4), tier(20)] }, { costSchedule: [tier(6), tier(16)] }])).toEqual({
    minimum: 6,
    maximum: 16,
  });
  expect(spotLimits([])).toEqual({});
});

it('opens the spots with what the server says, where the itinerary has none (O-229)', () => {
  const defaults = { minimumSpots: 3, maximumSpots: 5, smallestSpots: 1, termsAndConditions: true };
  const of = (minimumSpots: number, maximumSpots: number) =>
    spotValues({ minimumSpots, maximumSpots, currency: 'USD' }, defaults);
  expect(of(0, 0)).toMatchObject({ minimumSpots: 3, maximumSpots: 5, termsAndConditions: true });
  expect(of(6, 12)).toMatchObject({ minimumSpots: 6, maximumSpots: 12 });
});

it('words what is wrong with the spots to the letter (O-122 to O-125)', () => {
  const of = (minimumSpots: number | null, maximumSpots: number | null) =>
    spotProblems(
      { minimumSpots, maximumSpots, currency: 'USD', termsAndConditions: true },
      { minimum: 6, maximum: 16 },
    );
  expect(of(null, null)).toEqual({
    minimumSpots: 'Minimum spots is required',
    maximumSpots: 'Maximum spots is required',
  });
  expect(of(5, 17)).toEqual({
    minimumSpots: 'Minimum spots cannot be lower than 6',
    maximumSpots: 'Maximum spots cannot be greater than 16',
  });
  expect(of(8, 7)).toEqual({ maximumSpots: 'Maximum spots must be greater than or equal to minimum spots' });
  expect(of(6, 0)).toEqual({ maximumSpots: 'Maximum spots must be greater than 0' });
  expect(of(6, 16)).toEqual({});
});

it('starts a departure with what the server says (O-219 to O-221, O-232)', () => {
  const values = itemValues(spots, defaults);
  expect(values).toMatchObject({ quantityAvailable: 1, singleSupplementQuantityAvailable: 10 });
  expect(values.startDate).toBe('2027-05-23');
  expect(values.pre.single).toMatchObject({ quantityAvailable: 1, maxNights: 3 });
  expect(values.costSchedule.map((t) => t.numberOfTravelers)).toEqual([6, 12]);
});

it('warns of a date that is taken (O-120)', () => {
  const other = {
    startDate: '2027-05-01',
    packageLevel: 'standard',
  } as InventoryItem;
  expect(dateWarning({ startDate: '2027-05-01', packageLevel: 'standard' }, [other])).toBe(true);
  expect(dateWarning({ startDate: '2027-05-02', packageLevel: 'standard' }, [other])).toBe(false);
});
