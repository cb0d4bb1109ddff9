import type { Booking, InsurancePolicy } from '@caravan/sdk';
import { deliverEvents, type ToldEvent } from '@caravan/shell/events';
import { fill, ok, press, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PayBalanceFirst } from './cancel/PayBalanceFirst.tsx';
import { Policy } from './insurance/Policy.tsx';
import { BalanceCard } from './overview/BalanceCard.tsx';
import { TripForm } from './tripForm/TripForm.tsx';
import { TripContext } from './trip/TripContext.ts';

const booking = {
  id: 'b1',
  orderId: 'CAR-1',
  status: 'pending',
  isPrimary: true,
  termsAccepted: true,
  currency: 'USD',
  totalMinor: 250_000,
  paidMinor: 62_500,
  dueMinor: 187_500,
  lines: [],
  shows: ['cancel', 'balance', 'automaticPayment'],
  parts: ['cancel', 'balance', 'automaticPayment'],
  automaticPayment: { status: 'on' },
  trip: { id: 't1', name: 'Crater lakes' },
} as unknown as Booking;

let told: ToldEvent[] = [];
beforeEach(() => {
  told = [];
  deliverEvents({ consented: () => true, send: (event) => told.push(event) });
});
afterEach(() => deliverEvents(undefined));

const about = { tripId: 't1', tripName: 'Crater lakes', bookingId: 'b1' };
const names = () => told.map(({ name }) => name);
const others = ['/app/traveler/trips/$tripId/manage-booking', '/app/traveler/trips/$tripId/$tab'];

it('tracks each step of canceling once (T-233)', async () => {
  const first = () =>
    show(
      <TripContext value={{ trip: booking.trip, booking }}>
        <PayBalanceFirst />
      </TripContext>,
      { others },
    );
  first();
  await shows('Are you sure?');
  expect(told).toMatchObject([{ name: 'started cancel flow', ...about }]);
  await press('Pay', 'a');
  first();
  await shows('Are you sure?');
  await press('ancel', 'a');
  expect(names()).toEqual([
    'started cancel flow',
    'selected payment option in cancel flow',
    'continued to cancel',
  ]);
});

it('tracks the change of a card (T-233)', async () => {
  show(<BalanceCard booking={booking} />, { others });
  await press('Payment method', 'a');
  expect(names()).toEqual(['update payment method clicked']);
});

it('tracks views of a policy and a claim (T-233)', async () => {
  const policy = {
    id: 'p1',
    displayCode: 'policy',
    policyNumber: '7',
    firstName: 'Ada',
    lastName: 'Byron',
    coverage: 'Everything',
    premiumMinor: 4_000,
    currency: 'USD',
    createdDate: '2027-01-01T00:00:00Z',
    confirmationOfBenefitsUrl: '#benefits',
    claimsUrl: '#claims',
  } as unknown as InsurancePolicy;
  show(<Policy booking={booking} policy={policy} />);
  await shows('POLICY # 7');
  const [benefits, claim] = document.querySelectorAll('a');
  benefits!.click();
  claim!.click();
  expect(told).toMatchObject([
    { name: 'insurance policy viewed', ...about },
    { name: 'insurance claim viewed', ...about },
  ]);
});

it('tracks a saved trip form (T-233)', async () => {
  const party = { ...booking, travelerId: 'p1', customer: { id: 'p1', firstName: 'Ada', lastName: 'Byron' } };
  show(
    <TripContext value={{ trip: booking.trip, booking: { ...party, additionalParticipants: [] } }}>
      <TripForm />
    </TripContext>,
    {
      answers: [
        http.get('*/api/me/trips/t1/travelers/p1', () => ok({ version: 2 })),
        http.post('*/api/me/trips/t1/travelers/p1', () => ok({ version: 3 })),
      ],
    },
  );
  await shows('Trip Form');
  await fill('Carrier', 'World Nomads');
  await press('Save');
  await until(() => expect(told).toMatchObject([{ name: 'submitted trip form', ...about }]));
});
