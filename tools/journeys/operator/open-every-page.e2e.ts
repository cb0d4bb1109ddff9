import { expect, type Page, test } from '@playwright/test';
import { type Walk, walk } from '../everyPage.ts';
import { post, read, signIn, unique } from '../support.ts';
import { newProduct, pushes } from './supply.ts';

async function operator(page: Page): Promise<Walk> {
  await signIn(page, 'operator@demo.example');
  const first = async (list: string, status = '') => {
    const { items } = await read<{ items: { id: string }[] }>(page, `/api/me/${list}?limit=1${status}`);
    expect(items, `the demo's operator has none of ${list}${status}`).toHaveLength(1);
    return items[0]!.id;
  };
  const trip = await first('trips', '&status=confirmed');
  const created = await first('trips', '&status=created');
  const request = await first('trip-requests', '&status=pending');
  const itinerary = await first('itineraries');
  const of = (id: string, step: string) => `/trips/${id}/${step}?model=trip`;
  return {
    app: 'operator',
    base: '/app/operator',
    addresses: {
      '/trips/$id': [`/trips/${trip}`],
      '/trips/$id/review-details': [
        of(trip, 'review-details'),
        of(created, 'review-details'),
        `/trips/${request}/review-details?model=tripRequest`,
      ],
      '/trips/$id/review-pricing': [of(trip, 'review-pricing'), of(created, 'review-pricing')],
      ...Object.fromEntries(
        ['configure-services', 'manifest', 'success', 'print'].map((step) => [
          `/trips/$id/${step}`,
          [of(trip, step)],
        ]),
      ),
      '/trips/new/$': ['/trips/new/anything'],
      '/itineraries/$id': [`/itineraries/${itinerary}`],
      '/itineraries/new/$': ['/itineraries/new/anything'],
      ...Object.fromEntries(
        ['review-details', 'review-pricing', 'configure-services', 'success', 'print'].map((step) => [
          `/itineraries/$id/${step}`,
          [`/itineraries/${itinerary}/${step}`],
        ]),
      ),
      '/synced/$id': [`/synced/${await synced(page)}`],
      '/webhooks/$id': [`/webhooks/${await webhook(page)}`],
    },
    leads: {
      '/': '/home',
      '/account': '/account/profile',
      '/trips': '/trips/$id/review-details',
      '/trips/$id': '/trips/$id/review-details',
      '/trips/new/$': '/trips/$id/review-details',
      '/itineraries': '/itineraries/$id/review-details',
      '/itineraries/$id': '/itineraries/$id/review-details',
      '/itineraries/new/$': '/itineraries/new/review-details',
    },
  };
}

/** An itinerary that the operator's own system pushed. */
async function synced(page: Page): Promise<string> {
  const { operatorId } = await read<{ operatorId: string }>(page, '/api/me/profile');
  const made = await post<{ key: string }>(page, `/api/me/operators/${operatorId}/api-keys`, {
    name: `Walk ${unique()}`,
    scopes: ['itineraries:write'],
  });
  const answer = await pushes(made.key, { ...newProduct(), name: 'Two days of Lisbon' });
  const { results } = (await answer.json()) as { results: { id: string }[] };
  return results[0]!.id;
}

/** A webhook for an event so rare that no other journey triggers a delivery. */
async function webhook(page: Page): Promise<string> {
  const { operatorId } = await read<{ operatorId: string }>(page, '/api/me/profile');
  const made = await post<{ webhook: { id: string } }>(page, `/api/me/operators/${operatorId}/webhooks`, {
    url: `http://127.0.0.1:9/${unique()}`,
    eventTypes: ['refund.failed'],
  });
  return made.webhook.id;
}

test('every page of the Operator portal opens, fits and is accessible', ({ page }) => walk(page, operator));
