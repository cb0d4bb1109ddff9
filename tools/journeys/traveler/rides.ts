import { expect, type Page } from '@playwright/test';
import { post, read, signIn } from '../support.ts';

interface Named {
  id: string;
  name: string;
  version: number;
  operatorName: string;
  technicalItinerary: { operatorApprovedAt?: string; adminApprovedAt?: string };
}
export interface Offer {
  bookable: boolean;
  arrival: { until: string };
}

/** A trip of the demo's traveler, with its itinerary approved by its operator and an admin (T-195). */
export async function approvedTrip(page: Page): Promise<string> {
  await signIn(page, 'traveler@demo.example');
  const { items } = await read<{ items: { status: string; trip: { id: string; startDate: string } }[] }>(
    page,
    '/api/me/bookings?limit=100',
  );
  const { id } = items
    .filter((booking) => booking.status === 'confirmed')
    .map((booking) => booking.trip)
    .sort((a, b) => a.startDate.localeCompare(b.startDate))[0]!;
  const path = `/api/me/trips/${id}`;
  if ((await read<Offer>(page, `${path}/ground-transfers`)).bookable) return id;
  await signIn(page, 'admin@demo.example');
  const { operatorName } = await read<Named>(page, path);
  const operators = await read<{ items: Named[] }>(
    page,
    `/api/admin/operators?limit=100&q=${encodeURIComponent(operatorName)}`,
  );
  const operator = operators.items.find((one) => one.name === operatorName)!;
  const members = await read<{ items: { email: string }[] }>(
    page,
    `/api/admin/operators/${operator.id}/members`,
  );
  await signIn(page, members.items[0]!.email);
  await approve(page, path, 'operator');
  await signIn(page, 'admin@demo.example');
  await approve(page, path, 'admin');
  await signIn(page, 'traveler@demo.example');
  return id;
}

/**
 * An operator's or admin's approval. Both viewports may give it at the same moment; the second one finds it
 * given.
 */
async function approve(page: Page, path: string, who: 'operator' | 'admin') {
  await expect(async () => {
    const { version, technicalItinerary } = await read<Named>(page, path);
    if (technicalItinerary[`${who}ApprovedAt`]) return;
    await post(page, path, { version, [`${who}TechnicalItineraryApproved`]: true });
  }).toPass({ timeout: 20_000, intervals: [500] });
}

/** Books and pays a ride for the traveler with the screens' API calls; returns its flight. */
export async function bookedRide(page: Page, trip: string): Promise<string> {
  const { arrival } = await read<Offer>(page, `/api/me/trips/${trip}/ground-transfers`);
  const flight = `TP ${Math.floor(Math.random() * 1e9)}`;
  const quoteRequest = {
    originPlaceId: 'iata:LIS',
    destinationPlaceId: 'geonames:2267057',
    passengers: 1,
    pickupDateTime: `${arrival.until}T05:00:00`,
    flightNumber: flight,
  };
  const { arrivalQuotes } = await post<{ arrivalQuotes: { externalId: string; priceMinor: number }[] }>(
    page,
    '/api/me/ground-transfers/quotes',
    { tripId: trip, arrival: quoteRequest },
  );
  const quote = arrivalQuotes[0]!;
  const { token } = await post<{ token: string }>(page, '/public/payments/sandbox/tokens', {
    number: '4242 4242 4242 4242',
    expMonth: 12,
    expYear: 2040,
    cvc: '123',
  });
  const data = {
    tripId: trip,
    items: [{ quoteId: quote.externalId, type: 'arrival', quoteRequest }],
    contact: {
      firstName: 'Emma',
      lastName: 'Figueiredo',
      email: 'emma@travelers.example',
      phone: '+351912345678',
      termsAndConditions: true,
    },
    amountMinor: quote.priceMinor,
    paymentMethod: token,
  };
  // A booking takes one payment at a time, so wait for any other in progress.
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  await expect(async () => {
    const answer = await page.request.post('/api/me/ground-transfers', { data, headers });
    expect(answer.status(), await answer.text()).toBe(200);
  }).toPass({ timeout: 60_000, intervals: [1_000] });
  await expect(async () => {
    const { items } = await read<{ items: unknown[] }>(
      page,
      `/api/me/ground-transfers?q=${encodeURIComponent(flight)}`,
    );
    expect(items).toHaveLength(1);
  }).toPass({ timeout: 60_000, intervals: [1_000] });
  return flight;
}
