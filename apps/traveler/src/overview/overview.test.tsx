import type { Booking, Trip, Tenant } from '@caravan/sdk';
import { control, isShown, ok, press, show, shows, until } from '@caravan/shell/screenTest';
import { deliverEvents } from '@caravan/shell/events';
import { http } from 'msw';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Itinerary } from '../itinerary/Itinerary.tsx';
import { Preparation } from '../preparation/Preparation.tsx';
import { TripContext } from '../trip/TripContext.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { NextBar } from './NextBar.tsx';
import { TripOverview } from './TripOverview.tsx';
import { VisaCard } from './VisaCard.tsx';

const trip = {
  id: 't1',
  name: 'Crater lakes',
  country: 'Portugal',
  status: 'confirmed',
  startDate: '2027-03-01',
  endDate: '2027-03-05',
  onTrip: true,
  currency: 'USD',
  servicesByDay: [],
  photos: [],
  operator: { displayName: 'Azores Walks', phone: '+351 912 345 678' },
} as unknown as Trip;
const booking = {
  id: 'b1',
  status: 'confirmed',
  parts: ['spots', 'addOns', 'payments', 'cancel', 'balance', 'balanceCard', 'rides'],
  nextStep: 'sign',
  displayCode: 'confirmed',
  displayStatus: 'Confirmed',
  statusText: 'The trip is officially happening!',
  termsAccepted: true,
  isPrimary: true,
  dueMinor: 50_000,
  paidMinor: 50_000,
  totalMinor: 100_000,
  currency: 'USD',
  trip,
} as unknown as Booking;

function page(screen: ReactNode, more: Partial<Trip> = {}, marketplace: Partial<Tenant> = {}) {
  show(<TripContext value={{ trip: { ...trip, ...more }, booking }}>{screen}</TripContext>, {
    marketplace,
    person: { group: 'traveler', firstName: 'Emma' },
    answers: [
      http.get('*/api/me/trips/t1', () => ok({ ...trip, ...more })),
      http.get('*/api/me/trips/t1/ground-transfers', () => ok({ bookable: false })),
      http.get('*/api/me/ground-transfers', () => ok({ items: [] })),
      http.get('*/api/me/trips/t1/itinerary.pdf', () => new Response(null, { status: 503 })),
    ],
  });
}

it('a payment that is late says so, one that is not says how long there is (T-035)', async () => {
  show(<BalanceCard booking={{ ...booking, overdue: true, dueText: 'The payment is overdue.' }} />);
  await shows('Remaining Balance');
  await shows('The payment is overdue.');
  show(<BalanceCard booking={{ ...booking, overdue: false, dueText: 'Due in 12 days' }} />);
  await shows('Due in 12 days');
  expect(isShown('overdue')).toBe(false);
});

it('a bank debit on its way says by when it is expected, and nothing is asked for meanwhile', async () => {
  const debit = { amountMinor: 50_000, expectedOn: '2027-02-05' };
  show(<BalanceCard booking={{ ...booking, debit }} />);
  await shows('$500.00 is on its way from your bank, expected by');
  await shows('You can pay again once it has ended.');
  expect(isShown('Pay balance')).toBe(false);
  show(<BalanceCard booking={booking} />);
  await until(() =>
    expect(control('a', 'payment') ?? document.querySelector('a[href*="payment"]')).not.toBeNull(),
  );
  expect(isShown('on its way from your bank')).toBe(false);
});

it('what is owed to a traveler is the available credit (T-270)', async () => {
  show(<BalanceCard booking={{ ...booking, dueMinor: -12_050 }} />);
  await shows('Available Credit');
  await shows('$120.50');
  expect(isShown('-$120.50')).toBe(false);
});

it('a trip that requires insurance says so, another does not (T-036)', async () => {
  const notice =
    'Insurance required for this trip. You will need to purchase insurance from a third party to go on this trip.';
  page(<TripOverview />, { travelerInsuranceRequired: true });
  await shows(notice);
  page(<TripOverview />);
  await shows('Welcome Emma!');
  expect(isShown('Insurance required')).toBe(false);
});

it('without a preparation file the page says that there is none (T-053)', async () => {
  page(<Preparation />);
  await shows('No preparation file specified');
});

it('without a preparation file the marketplace’s own page is read, where there is one (T-051, T-053)', async () => {
  page(<Preparation />, {}, { preparation: true });
  await until(() => expect(document.querySelector('iframe')).not.toBeNull());
  expect(isShown('No preparation file specified')).toBe(false);
  expect(control('a', 'Open in a new tab')).toBeUndefined();
});

it('on the trip there is help and the emergency phone to copy, where the operator has one (T-038, O-247)', async () => {
  page(<Itinerary />);
  await shows('On-trip support');
  expect(control('a', 'Contact customer service')?.getAttribute('href')).toMatch(/^mailto:/);
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) => {
        copied.push(text);
        return Promise.resolve();
      },
    },
  });
  expect(document.body.innerHTML).toContain('+351 912 345 678');
  await press('Copy', 'button');
  await until(() => expect(copied).toEqual(['+351 912 345 678']));
  page(<Itinerary />, { onTrip: false });
  await shows('Questions about your itinerary?');
  expect(isShown('On-trip support')).toBe(false);
  page(<Itinerary />, { operator: { displayName: 'Azores Walks' } as Trip['operator'] });
  await shows('Questions about your itinerary?');
  expect(isShown('On-trip support')).toBe(false);
});

it('an itinerary that cannot be printed says so (T-038)', async () => {
  page(<Itinerary />);
  await press('Download PDF');
  await shows('Something went wrong printing your itinerary. Please try again.');
});

it('the thumb’s bar has the payment that comes next, with its amount, and leads to it', async () => {
  show(<NextBar booking={{ ...booking, nextStep: 'pay', dueText: 'Due in 12 days.' }} />);
  await shows('$500.00');
  await shows('Due in 12 days.');
  expect(control('a', 'Pay balance')!.getAttribute('href')).toContain('/trips/t1/manage-booking/pay');
  show(<NextBar booking={{ ...booking, nextStep: 'ready' }} />);
  await until(() => expect(document.querySelector('section')).toBeNull());
});

it('the preparation file is read in a frame of our own, and by itself (T-012, T-051)', async () => {
  page(<Preparation />, { preparationListUrl: 'https://files.example/prepare.pdf' });
  await until(() => expect(document.querySelector('iframe')).not.toBeNull());
  const frame = document.querySelector('iframe')!;
  expect(frame.getAttribute('src')).toBe('/api/me/pages/preparation?tripId=t1');
  expect(frame.title).toBe('Preparation');
  expect(control('a', 'Open in a new tab')?.getAttribute('href')).toBe('https://files.example/prepare.pdf');
});

it('links travelers who need a visa to the application, and tracks it (T-030, T-232, T-233)', async () => {
  const told: string[] = [];
  deliverEvents({ consented: () => true, send: ({ name }) => told.push(name) });
  show(<VisaCard booking={{ ...booking, visa: { applyUrl: '#apply' } }} />);
  await shows('Check early whether you need a visa for Portugal.');
  await press('Check and apply', 'a');
  expect(told).toEqual(['visa apply clicked']);
  deliverEvents(undefined);
  show(<VisaCard booking={{ ...booking, visa: {} }} />);
  await shows('Check early');
  expect(control('a', 'Check and apply')).toBeUndefined();
  page(<TripOverview />);
  await shows('Welcome Emma!');
  expect(isShown('Visa')).toBe(false);
});
