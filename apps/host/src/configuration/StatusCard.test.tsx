import type { Trip } from '@caravan/sdk';
import { control, isShown, ok, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { PricingSidebar } from '../pricing/PricingSidebar.tsx';
import { StatusCard } from './StatusCard.tsx';

const trip = (more: Partial<Trip> = {}) =>
  ({
    id: 't1',
    status: 'trova_pricing_approved',
    stage: 'launch_not_scheduled',
    statusText: 'Set your prices.',
    availableActions: [{ action: 'acceptAgreement', to: 'host_approved', enabled: true }],
    publishStatus: 'pending',
    ...more,
  }) as Trip;

it('the price is the next step once the pricing is approved, and then no more (H-275)', async () => {
  show(<StatusCard trip={trip()} />);
  await shows('Next: Price');
  expect(control('a', 'Set your price')?.getAttribute('href')).toMatch(/\/trips\/t1\/pricing/);
  show(<StatusCard trip={trip({ status: 'host_approved', availableActions: [] })} />);
  await shows('Trip Page Status');
  expect(isShown('Next: Price')).toBe(false);
});

it('a page shows its publishing status, and how long a review takes (H-269, H-273, H-619)', async () => {
  for (const [publishStatus, words] of [
    ['pending', 'Pending'],
    ['in_review', 'In Review'],
    ['marketing', 'Marketing'],
    ['live', 'Live!'],
  ] as const) {
    show(<StatusCard trip={trip({ publishStatus })} />);
    await until(() =>
      expect([...document.querySelectorAll('dd')].map((dd) => dd.textContent)).toEqual([words]),
    );
    expect(isShown('Publish review takes up to 48 business hours.')).toBe(publishStatus === 'in_review');
  }
});

it('each stage of the page has its words (H-277 to H-282)', async () => {
  for (const [stage, title, text] of [
    ['launch_not_scheduled', 'Launch not scheduled', 'Schedule your launch'],
    ['pre_launch', 'Pre-launch', 'cannot book yet'],
    ['pre_launch_bookable', 'Pre-launch', 'can book before the launch date'],
    ['live', 'Live', 'open for bookings'],
    ['confirmed', 'Confirmed', 'open for bookings'],
    ['sold_out', 'Sold out', ''],
    ['cancelled', 'Cancelled', 'Your page is closed'],
    ['closed', 'Closed', 'no longer takes bookings'],
  ] as const) {
    show(<StatusCard trip={trip({ stage })} />);
    await until(() => expect([...document.querySelectorAll('p')].map((p) => p.textContent)).toContain(title));
    expect(isShown(text)).toBe(true);
  }
});

it('shows the launch rule in the server’s words (H-443, H-444)', async () => {
  const launchRule = 'Get 2 traveler bookings within 30 days after launch.';
  show(<StatusCard trip={trip({ launchRule })} />);
  await shows(launchRule);
});

it('shows the itinerary as the next step next to the prices, and later the link to the page (H-166)', async () => {
  show(<PricingSidebar trip={trip()} />);
  await shows('Next: Review your Itinerary!');
  expect(isShown('Copy trip page link')).toBe(false);
  const launched = trip({ id: 't9', status: 'host_approved', availableActions: [], hasPage: true });
  show(<PricingSidebar trip={launched} />, {
    answers: [http.get('*/api/me/trips/t9/preview', () => ok({ path: '/trips/azores', public: true }))],
  });
  await shows('Copy trip page link');
  expect(isShown('Next: Review your Itinerary!')).toBe(false);
});
