import type { Availability, InventoryOffer, Itinerary, PackageAvailability, Service } from '@caravan/sdk';
import { describe, expect, it } from 'vitest';
import {
  changePackage,
  isSelectable,
  offeredExtras,
  offeredPackages,
  openForm,
  toPayload,
  toQuote,
  validate,
  withFigures,
} from './form.ts';

const pack = (
  level: PackageAvailability['level'],
  more: Partial<PackageAvailability> = {},
): PackageAvailability => ({
  level,
  enabledDates: [],
  blackoutDates: [],
  instantApprovalDates: [],
  itineraryInventoryItems: [],
  firstAvailableDate: '2027-03-01',
  defaultStartDate: '2027-03-01',
  ...more,
});
const item = (id: string, startDate: string, more: Partial<InventoryOffer> = {}): InventoryOffer => ({
  id,
  startDate,
  packageLevel: 'standard',
  status: 'available',
  open: true,
  costSchedule: [],
  ...more,
});
const noOffer = { package: pack('standard'), inventory: false, workshops: [] as Service[] };

describe('packages', () => {
  const itinerary = {
    packages: [
      { level: 'economy', enabled: true },
      { level: 'standard', enabled: true },
      { level: 'premium', enabled: false },
    ],
  } as Itinerary;

  it('are offered when enabled and dated, standard first', () => {
    const availability: Availability = {
      isInventoryEnabled: false,
      packages: [pack('economy'), pack('standard'), pack('premium')],
    };
    expect(offeredPackages(itinerary, availability).map((p) => p.level)).toEqual(['standard', 'economy']);
    availability.packages[1]!.firstAvailableDate = undefined;
    expect(offeredPackages(itinerary, availability).map((p) => p.level)).toEqual(['economy']);
  });

  it('reset date and diet when they change', () => {
    const form = { ...openForm([pack('standard')], false), dietaryRestriction: 'Vegan' };
    const next = changePackage(
      form,
      pack('economy', { defaultStartDate: '2027-04-02', defaultDietaryRestriction: 'none' }),
      false,
    );
    expect(next).toMatchObject({
      selectedPackage: 'economy',
      startDate: '2027-04-02',
      dietaryRestriction: 'none',
    });
  });

  it('keep a departure of the same day', () => {
    const form = openForm(
      [pack('standard', { itineraryInventoryItems: [item('a', '2027-04-01'), item('b', '2027-05-01')] })],
      true,
    );
    expect(form.inventoryItemId).toBe('a');
    const other = pack('economy', {
      itineraryInventoryItems: [item('c', '2027-05-01'), item('d', '2027-04-01')],
    });
    expect(changePackage(form, other, true)).toMatchObject({ inventoryItemId: 'd', startDate: '2027-04-01' });
    const taken = pack('economy', {
      itineraryInventoryItems: [item('d', '2027-04-01', { status: 'reserved', open: false })],
    });
    expect(changePackage(form, taken, true)).toMatchObject({ inventoryItemId: undefined, startDate: '' });
  });
});

it('lets only offered days be chosen', () => {
  const p = pack('standard', { blackoutDates: ['2027-03-05'] });
  expect(isSelectable('2027-02-28', p, false)).toBe(false);
  expect(isSelectable('2027-03-04', p, false)).toBe(true);
  expect(isSelectable('2027-03-05', p, false)).toBe(false);
  expect(isSelectable('2027-03-04', p, true)).toBe(false);
});

describe('validation', () => {
  const form = openForm([pack('standard')], false);

  it('accepts the form as it opens', () => expect(validate(form, noOffer)).toEqual({}));

  it('wants companions named and aged', () => {
    const companions = [{ firstName: ' ', lastName: 'B', ageRange: '' as const }];
    expect(validate({ ...form, companions, hostRooms: ['twoBeds'] }, noOffer)).toEqual({
      'companions.0.firstName': 'This field is required',
      'companions.0.ageRange': 'This field is required',
    });
  });

  it('wants as many beds as people', () => {
    expect(validate({ ...form, hostRooms: ['twoBeds'] }, noOffer).hostRooms).toBe(
      'This configuration has 2 beds for 1 companion. Please configure to 1 bed or shared beds.',
    );
    expect(validate({ ...form, hostRooms: ['oneBed', 'oneBed'] }, noOffer).hostRooms).toBe('1 Room(s) Limit');
    expect(validate({ ...form, hostRooms: [] }, noOffer).hostRooms).toBe('Minimum 1');
  });

  it('limits activities to the group and hours to what there is', () => {
    const workshop: Service = { id: 'w', type: 'workshopSpace', hoursAvailable: 2 };
    const problems = validate(
      { ...form, activities: { a: 2 }, workshops: { w: 3 } },
      { ...noOffer, workshops: [workshop] },
    );
    expect(problems).toEqual({
      'workshops.w': '2 Hour(s) Limit',
      'activities.a': '1 Host + Companions Limit',
    });
  });

  it('wants a date', () => {
    expect(validate({ ...form, startDate: '' }, noOffer).startDate).toBe('This field is required');
    expect(validate(form, { ...noOffer, inventory: true }).startDate).toBe('This field is required');
  });
});

it('offers nights and transfers only where every price is known', () => {
  const form = openForm([pack('standard')], false);
  const services: Service[] = [{ type: 'airportTransfer', timing: 'preTrip', priceMinor: 100 }];
  const supply = item('a', '2027-04-01', {
    preAccommodation: { single: { priceMinor: 100 } },
    preTransferPriceMinor: 50,
    postTransferPriceMinor: 50,
  });
  expect(offeredExtras(form, supply, services)).toEqual({
    nights: { beforeTrip: true, afterTrip: false },
    transfers: { beforeTrip: true, afterTrip: false },
  });
  expect(
    offeredExtras({ ...form, hostRooms: ['oneBed', 'twoBeds'] }, supply, services).nights.beforeTrip,
  ).toBe(false);
  expect(offeredExtras(form, undefined, services).transfers.beforeTrip).toBe(false);
});

it('sends what is chosen and still offered', () => {
  const form = {
    ...openForm([pack('standard')], false),
    nights: { beforeTrip: true, afterTrip: true },
    activities: { a: 1, b: 0 },
    additionalRequests: '  ',
  };
  const payload = toPayload(form, 'it', {
    nights: { beforeTrip: true, afterTrip: false },
    transfers: { beforeTrip: false, afterTrip: false },
  });
  expect(payload).toMatchObject({
    itinerary: 'it',
    hostRooms: [{ type: 'oneBed' }],
    quantityOfHostsRooms: 1,
    hostSelectedOptionalActivities: [{ serviceId: 'a', quantity: 1 }],
    prePostAccommodationSelection: { beforeTrip: true, afterTrip: false },
  });
  expect(payload).not.toHaveProperty('additionalRequests');
});

it('asks for the price with all that is chosen, before every name is known (H-103, H-120)', () => {
  const form = {
    ...openForm([pack('standard')], false),
    companions: [{ firstName: '', lastName: '', ageRange: '' as const }],
    hostRooms: ['twoBeds' as const],
    workshops: { w: 3 },
    activities: { a: 2 },
    nights: { beforeTrip: true, afterTrip: false },
    additionalRequests: 'A cake',
  };
  const quote = toQuote(form, 'it', {
    nights: { beforeTrip: true, afterTrip: true },
    transfers: { beforeTrip: false, afterTrip: false },
  });
  expect(quote).toMatchObject({
    companions: [{ firstName: 'Companion', lastName: 'Companion', ageRange: '18+' }],
    hostRooms: [{ type: 'twoBeds' }],
    selectedWorkshopSpaces: [{ serviceId: 'w', hoursRequested: 3 }],
    hostSelectedOptionalActivities: [{ serviceId: 'a', quantity: 2 }],
    prePostAccommodationSelection: { beforeTrip: true, afterTrip: false },
  });
  expect(quote).not.toHaveProperty('additionalRequests');
});

it('sends the figures that stood beside it, and none while they are worked out (H-220)', () => {
  const none = { beforeTrip: false, afterTrip: false };
  const payload = toPayload(openForm([pack('standard')], false), 'it', { nights: none, transfers: none });
  const cost = {
    basePriceMinor: 123,
    tripLength: 6,
    host: 'h',
    currency: 'USD',
    freeOfCharge: 1,
    groupVariableMinor: 0,
    selectedWorkshopSpaces: [],
    suggestedSellPrice: { minPriceMinor: 123, maxPriceMinor: 456, currency: 'USD' },
    instantApproval: false,
  };
  expect(withFigures(payload, cost)).toEqual({ ...payload, basePriceMinor: 123, tripLength: 6 });
  expect(withFigures(payload, undefined)).toEqual(payload);
});
