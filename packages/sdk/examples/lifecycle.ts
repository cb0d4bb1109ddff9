/**
 * Takes a trip through its whole lifecycle with the SDK: a host requests it, the operator and an admin
 * approve it, the host prices and launches it, a traveler books and pays, and the host confirms and exports
 * the travelers.
 *
 *     npm run example -w @caravan/sdk -- http://localhost:8080
 *
 * Needs a running server with the demo marketplaces, and prints the timeline. Outside this repository, import
 * from '@caravan/sdk', '@caravan/sdk/caravan', and '@caravan/sdk/connect'.
 */
import { type Caravan, createCaravan } from '../src/caravan.ts';
import { JobsService, PricingService, State } from '../src/connect.ts';
import type { Trip } from '../src/index.ts';

const baseUrl = process.argv[2] ?? 'http://localhost:8080';
// Each person is a separate instance; all of them make calls from this one process.
const traveler = createCaravan({ baseUrl });
const tenant = await traveler.api.getTenant();
const [host, operator, admin] = await Promise.all([
  signedIn('host'),
  signedIn('operator'),
  signedIn('admin'),
]);

async function signedIn(group: 'host' | 'operator' | 'admin'): Promise<Caravan> {
  const person = tenant.demoSignIns?.find((p) => p.group === group);
  if (!person) throw new Error(`${tenant.brand} has no demo ${group}`);
  const session = await traveler.api.login(
    { email: person.email, password: person.password },
    { headers: { 'Caravan-Session': 'token' } },
  );
  return traveler.as(session.token);
}

const began = Date.now();
function say(who: string, what: string): void {
  console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${who.padEnd(9)} ${what}`);
}

const money = (minor: number | bigint, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(Number(minor) / 100);

function can(trip: Trip, action: string): void {
  const found = trip.availableActions.find((a) => a.action === action);
  if (!found?.enabled)
    throw new Error(`${action} is not possible: ${found?.reason ?? `trip is ${trip.status}`}`);
}

// 1. The host finds an open itinerary by the operator whose credentials we have, and reserves it.
const { operatorName } = await operator.api.getMyProfile();
const choice = await findDeparture(operatorName ?? '');
say('host', `reserves "${choice.name}" for ${choice.startDate}`);
const request = await host.api.createTripRequest({
  itinerary: choice.itineraryId,
  itineraryInventoryItemId: choice.inventoryItemId,
  selectedPackage: choice.level,
  startDate: choice.startDate,
  companions: [{ firstName: 'Noor', lastName: 'Haddad', ageRange: '18+' }],
  hostRooms: [{ type: 'twoBeds' }],
  quantityOfHostsRooms: 1,
  additionalRequests: 'A quiet table for the farewell dinner, please.',
});
say('host', `request ${request.id.slice(0, 8)} sent${request.instantlyApproved ? ', approved at once' : ''}`);

// 2. The operator saves the review, which creates the trip, checks the costs, and approves.
let trip = await operator.api.createTripFromRequest({ tripRequestId: request.id, minimumSpots: 2 });
say('operator', `trip ${trip.shortId} created (${trip.status})`);
const costs = await operator.connect(PricingService).costTable({ tripId: trip.id });
const full = costs.rows.at(-1);
say(
  'operator',
  `cost for ${full?.travelers} travelers: ${money(full?.operatorSubtotalMinor ?? 0n, costs.currency)} each`,
);
trip = await operator.api.updateTrip(trip.id, {
  version: trip.version,
  status: 'partner_approved',
  operatorTerms: true,
});
say('operator', `approved (${trip.status})`);

// 3. An admin approves the pricing.
trip = await admin.api.adminGetTrip(trip.id);
can(trip, 'approve_pricing');
trip = await admin.api.adminUpdateTrip(trip.id, { version: trip.version, status: 'trova_pricing_approved' });
say('admin', `pricing approved (${trip.status})`);

// 4. The host prices the trip, accepts the services agreement, and launches.
trip = await host.api.getTrip(trip.id);
const price = Math.ceil((trip.suggestedRange?.maxPriceMinor ?? 0) / 100) * 100;
const prices = { initialMinor: price, remainingMinor: price + 150_00 };
const table = await host.connect(PricingService).earningsTable({
  tripId: trip.id,
  initialMinor: BigInt(prices.initialMinor),
  remainingMinor: BigInt(prices.remainingMinor),
});
say(
  'host',
  `earns ${money(table.minimumEarningsMinor, table.currency)} to ${money(table.maximumEarningsMinor, table.currency)}`,
);
trip = await host.api.updateTrip(trip.id, {
  version: trip.version,
  prices,
  flightStipendMinor: Number(table.advanceCapMinor),
});
const terms = await host.api.getHostTerms(trip.id);
trip = await host.api.acceptHostTerms(trip.id, { terms: terms.version, version: trip.version });
say('host', `services agreement accepted (${trip.status})`);
trip = await host.api.updateTrip(trip.id, { version: trip.version, status: 'live' });
say('host', `launched (${trip.status}): ${baseUrl}/trips/${trip.tripPath}`);

// 5. A traveler who is not signed in books two spots.
const page = await traveler.api.getPublicTrip({ path: trip.tripPath ?? '' });
const activity = page.addOns.find((a) => a.id && (a.available === undefined || a.available >= 2));
const hold = await traveler.api.createHold(trip.id, {
  spots: 2,
  rooms: [{ roomType: 'twin', travelers: [0, 1] }],
  activities: activity?.id ? [{ serviceId: activity.id, travelers: [0] }] : [],
});
const holder = { headers: { 'X-Hold-Token': hold.token ?? '' } };
say('traveler', `holds 2 places: ${money(hold.quote.totalMinor, hold.quote.currency)} in all`);
const card = await traveler.api.createSandboxToken({
  number: '4242 4242 4242 4242',
  expMonth: 12,
  expYear: 2034,
  cvc: '123',
});
const email = `traveler.${crypto.randomUUID().slice(0, 8)}@journeys.example`;
let payment = await traveler.api.payHold(
  hold.id,
  {
    customer: { firstName: 'Ines', lastName: 'Carvalho', email },
    additionalParticipants: [{ firstName: 'Rui', lastName: 'Carvalho' }],
    paymentOption: 'minimum',
    amountMinor: hold.quote.depositMinor,
    paymentMethod: card.token,
    termsAccepted: true,
  },
  holder,
);
const payer = { headers: { 'X-Payment-Secret': payment.secret ?? '' } };
for (let i = 0; payment.status === 'processing' && i < 60; i++) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  payment = await traveler.api.getPayment(payment.paymentId, payer);
}
if (payment.status !== 'succeeded')
  throw new Error(`payment ${payment.status}: ${payment.failureMessage ?? ''}`);
say(
  'traveler',
  `paid the deposit of ${money(payment.amountMinor, payment.currency)}: order ${payment.orderId}`,
);

// 6. This trip's minimum is two travelers, so the host can confirm them.
const details = await host.api.getTripDetails(trip.id);
const order = details.travelers.find((t) => t.id === payment.bookingId);
if (!order) throw new Error('the booking is not in the host’s list');
say(
  'host',
  `sees ${order.traveler.firstName}: ${order.displayStatus}, ${order.paidStatus} (trip is ${details.status})`,
);
const confirmed = await host.api.confirmBookings(trip.id, { orderIds: [order.id] });
say('host', `confirmed: ${confirmed.confirmedTravelers} travelers (trip is ${confirmed.status})`);

// 7. The host exports the travelers and follows the job's progress.
const job = await host.api.createExport({ kind: 'tripTravelers', tripId: trip.id });
let done = false;
let link = '';
for await (const update of host.connect(JobsService).watchExport({ exportId: job.id })) {
  say('host', `export ${State[update.state].toLowerCase()} ${update.doneRows}/${update.totalRows}`);
  done = update.state === State.SUCCESS;
  link = update.fileUrl;
}
if (!done) throw new Error('the export failed');
// The link carries a token that expires.
const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
const file = await host.api.downloadExport(job.id, { token });
const lines = (await file.text()).trim().split('\n');
say('host', `file has ${lines.length - 1} travelers`);
console.log('\nThe trip lives.');

async function findDeparture(operatorName: string) {
  for (let cursor: string | undefined; ; ) {
    const list = await host.api.listItineraries({ limit: 50, ...(cursor ? { cursor } : {}) });
    for (const itinerary of list.items) {
      if (itinerary.locked || itinerary.operatorName !== operatorName) continue;
      const availability = await host.api.getAvailability(itinerary.id);
      for (const level of availability.packages) {
        const item = level.itineraryInventoryItems.findLast((i) => i.status === 'available');
        if (item) {
          return {
            itineraryId: itinerary.id,
            name: itinerary.name,
            level: level.level,
            startDate: item.startDate,
            inventoryItemId: item.id,
          };
        }
      }
    }
    cursor = list.nextCursor;
    if (!cursor) throw new Error(`no open departure of ${operatorName}`);
  }
}
