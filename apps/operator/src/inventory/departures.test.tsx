import type { InventoryItem, InventoryReviewDefaults, Itinerary } from '@caravan/sdk';
import { control, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { InventoryCard } from './InventoryCard.tsx';
import { SpotsForm } from './SpotsForm.tsx';

const item = (n: number): InventoryItem =>
  ({
    id: `d${n}`,
    startDate: `2027-${String(1 + Math.floor(n / 28)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`,
    packageLevel: 'standard',
    status: 'available',
    quantityAvailable: 1,
    quantityPending: 0,
    quantityConfirmed: 0,
    costSchedule: [{ numberOfTravelers: 2, priceMinor: 100_000 }],
  }) as unknown as InventoryItem;

const card = (count: number, group: 'operator' | 'admin') =>
  show(<InventoryCard itineraryId="i1" currency="USD" spots={{ minimum: 2, maximum: 12 }} />, {
    person: { group },
    answers: [
      http.get('*/api/me/itineraries/i1/inventory', () =>
        ok({ items: Array.from({ length: count }, (_, n) => item(n)), years: [2027, 2028] }),
      ),
    ],
  });
const rows = () => document.querySelectorAll('[role=rowheader]').length;

it('the table shows 25 departures, all of them, and 25 again (O-040, O-218)', async () => {
  card(30, 'operator');
  await until(() => expect(rows()).toBe(25));
  await press('View All');
  await until(() => expect(rows()).toBe(30));
  await press('View Less');
  await until(() => expect(rows()).toBe(25));
  expect(control('button', 'Year')).toBeDefined();
  card(25, 'operator');
  await until(() => expect(rows()).toBe(25));
  expect(control('button', 'View All')).toBeUndefined();
});

it('adding and duplicating are shown to operators alone (O-041)', async () => {
  const menu = async () => {
    await press('Actions for');
    await until(() => expect(document.querySelectorAll('[role=menuitem]').length).toBeGreaterThan(0));
    return [...document.querySelectorAll('[role=menuitem]')].map((entry) => entry.textContent);
  };
  card(1, 'operator');
  expect(await menu()).toEqual(['Edit', 'Duplicate', 'Requested Trips', 'Delete']);
  expect(control('button', 'Add Inventory')).toBeDefined();
  card(1, 'admin');
  expect(await menu()).toEqual(['Edit', 'Requested Trips', 'Delete']);
  expect(control('button', 'Add Inventory')).toBeUndefined();
});

it('spots that cannot be saved say so with the server’s reason (O-211)', async () => {
  const itinerary = {
    id: 'i1',
    version: 1,
    status: 'incomplete',
    operatorGroup: 'notSubmitted',
    currency: 'USD',
    minimumSpots: 4,
    maximumSpots: 8,
  } as unknown as Itinerary;
  const defaults = { minimumSpots: 1, maximumSpots: 2, smallestSpots: 1, termsAccepted: true };
  show(<SpotsForm itinerary={itinerary} defaults={defaults as unknown as InventoryReviewDefaults} />, {
    answers: [
      http.get('*/api/me/itineraries/i1/inventory', () => ok({ items: [], years: [] })),
      http.all('*/api/me/itineraries/i1', () => refusal(409, 'Somebody else changed it.')),
    ],
  });
  await press('I accept the terms', 'input[type=checkbox]');
  await press('Submit for approval');
  await shows('Error - Somebody else changed it.');
  await until(() =>
    expect(document.querySelector('[role=alertdialog]')?.textContent).toMatch(/^Error.*Somebody else/),
  );
});
