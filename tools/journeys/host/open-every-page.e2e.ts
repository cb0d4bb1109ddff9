import { expect, type Page, test } from '@playwright/test';
import { type Walk, walk } from '../everyPage.ts';
import { read, signIn } from '../support.ts';

async function host(page: Page): Promise<Walk> {
  await signIn(page, 'host@demo.example');
  const { items: trips } = await read<{ items: { id: string; status: string }[] }>(
    page,
    '/api/me/trips?limit=100',
  );
  const { items: requests } = await read<{ items: { id: string }[] }>(page, '/api/me/trip-requests?limit=1');
  const { items: itineraries } = await read<{ items: { id: string }[] }>(page, '/api/me/itineraries?limit=1');
  const trip = trips.find(({ status }) => status === 'live')!.id;
  const itinerary = itineraries[0]!.id;
  expect(requests).toHaveLength(1);
  const tabs = [
    'configuration',
    'pricing',
    'itinerary',
    'services-agreement',
    'promote',
    'bookings',
    'travelInfo',
    'preview',
  ];
  return {
    app: 'host',
    base: '/app/host',
    addresses: {
      ...Object.fromEntries(tabs.map((tab) => [`/trips/$id/${tab}`, [`/trips/${trip}/${tab}?model=trip`]])),
      '/trips/$id/request': [`/trips/${requests[0]!.id}/request?model=tripRequest`],
      '/trips/$id/emails/$kind': [`/trips/${trip}/emails/launch`],
      '/trips/$id': [`/trips/${trip}`],
      '/trips/$id/success': [`/trips/${trip}/success`],
      '/trips/$id/trip-overview': [`/trips/${trip}/trip-overview?model=trip`],
      '/trips/new/$': ['/trips/new/anything'],
      '/itineraries/$id/description': [`/itineraries/${itinerary}/description`],
      '/itineraries/$id/request': [`/itineraries/${itinerary}/request`],
    },
    leads: {
      '/': '/home/dashboard',
      '/home': '/home/dashboard',
      // Hosts who have set up their page aren't asked again; set-up-the-page covers it.
      '/onboarding': '/home/dashboard',
      '/account': '/account/profile',
      '/audience': '/audience/survey',
      '/trips/$id': '/trips/$id/configuration',
      '/trips/$id/success': '/trips/$id/configuration',
      '/trips/$id/trip-overview': '/trips/$id/configuration',
      '/trips/new/$': '/itineraries',
    },
  };
}

test('every page of the Host portal opens, fits and is accessible', ({ page }) => walk(page, host));
