/**
 * A partner operator syncs their supply: they push an itinerary and its departures under their own
 * references, push them again, change one, and follow the changes on this side.
 *
 *     npm run example:supply -w @caravan/sdk -- http://localhost:8080
 *
 * Needs a running server with the demo marketplaces. Outside this repository, import from
 * '@caravan/sdk/caravan' and '@caravan/sdk/connect', and pass an API key as the token instead of signing in.
 */
import { create } from '@bufbuild/protobuf';
import { createCaravan } from '../src/caravan.ts';
import { supply } from '../src/connect.ts';

const guest = createCaravan({ baseUrl: process.argv[2] ?? 'http://localhost:8080' });
const tenant = await guest.api.getTenant();
const operator = tenant.demoSignIns?.find((p) => p.group === 'operator');
if (!operator) throw new Error(`${tenant.brand} has no demo operator`);
const session = await guest.api.login(
  { email: operator.email, password: operator.password },
  { headers: { 'Caravan-Session': 'token' } },
);
const partner = guest.as(session.token).connect(supply.SupplyService);
const reference = `partner-${Date.now()}`;

function report(what: string, results: supply.Result[]): void {
  for (const r of results) {
    const problems = Object.entries(r.fields).map(([field, message]) => `${field}: ${message}`);
    console.log(
      `${what.padEnd(12)} ${r.externalId.padEnd(26)} ${supply.Outcome[r.outcome]} v${r.version} ${r.error} ${problems.join('; ')}${
        // What people edited on the marketplace, where they decided that their edits win.
        r.kept.length > 0 ? `kept: ${r.kept.join(', ')}` : ''
      }`,
    );
  }
}

// The feed's current position: only later changes matter.
let cursor = 0n;
for (let more = true; more; ) {
  const page = await partner.listChanges({ after: cursor, limit: 500 });
  ({ cursor, more } = page);
}

const itinerary = create(supply.ItinerarySchema, {
  externalId: reference,
  name: 'Lagoons by wooden boat',
  country: 'Chile',
  destination: 'Chiloé',
  tripSummary:
    'Two days between islands on a wooden boat, with people who fish here and who know where the dolphins turn at dusk.',
  lengthInDays: 2,
  minimumSpots: 2,
  maximumSpots: 8,
  packages: [
    { level: 'standard', enabled: true, accommodationLevels: ['Lodge'], mealLevels: ['Full board'] },
  ],
  services: [
    { day: 1, type: 'info', title: 'Arrival at the pier', description: 'We meet at noon.' },
    { day: 1, type: 'accommodation', name: 'Palafito', description: 'A house on stilts.' },
    {
      day: 2,
      type: 'activity',
      name: 'Dolphins',
      description: 'Out at dawn.',
      startTime: '06:00',
      priceMinor: 6000n,
    },
  ],
});
report('new', (await partner.pushItineraries({ itineraries: [itinerary] })).results);
report('again', (await partner.pushItineraries({ itineraries: [itinerary] })).results);

const inMonths = (n: number): string => {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() + n);
  return day.toISOString().slice(0, 10);
};
const departures = [6, 7].map((months) =>
  create(supply.DepartureSchema, {
    externalId: `${reference}-${months}`,
    itineraryExternalId: reference,
    packageLevel: 'standard',
    startDate: inMonths(months),
    quantityAvailable: 2,
    singleSupplementPriceMinor: 10_000n,
    singleSupplementQuantityAvailable: 3,
    costSchedule: [
      { numberOfTravelers: 2, priceMinor: 70_000n },
      { numberOfTravelers: 8, priceMinor: 50_000n },
    ],
  }),
);
report('departures', (await partner.pushDepartures({ departures })).results);

// A departure's quantity can only increase: this item fails, and the other one is saved.
departures[0]!.quantityAvailable = 1;
departures[1]!.quantityAvailable = 4;
report('quantities', (await partner.pushDepartures({ departures })).results);

const stop = new AbortController();
let seen = 0;
try {
  for await (const { change } of partner.watchChanges({ after: cursor }, { signal: stop.signal })) {
    if (!change) continue;
    console.log(`followed     ${change.action.padEnd(20)} ${change.externalId}`);
    if (++seen === 4) stop.abort();
  }
} catch (error) {
  if (!stop.signal.aborted) throw error;
}
