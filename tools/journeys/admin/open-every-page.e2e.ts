import { type Page, test } from '@playwright/test';
import { type Walk, walk } from '../everyPage.ts';
import { post, read, signIn, unique } from '../support.ts';

async function admin(page: Page): Promise<Walk> {
  await signIn(page, 'admin@demo.example');
  const first = async (list: string) =>
    (await read<{ items: { id: string }[] }>(page, `/api/admin/${list}`)).items[0]!.id;
  const webhook = async () =>
    // An event so rare that no other journey triggers a delivery.
    (
      await post<{ webhook: { id: string } }>(page, '/api/admin/webhooks', {
        url: `http://127.0.0.1:9/${unique()}`,
        eventTypes: ['refund.failed'],
      })
    ).webhook.id;
  const details: [route: string, id: string][] = [
    ['bookings', await first('bookings?limit=1')],
    ['hosts', await first('hosts?q=Okonkwo&limit=1')],
    ['itineraries', await first('itineraries?limit=1')],
    ['operators', await first('operators?limit=1')],
    ['trip-requests', await first('trip-requests?status=pending&limit=1')],
    ['trips', await first('trips?status=live&limit=1')],
    ['users', await first('users?q=traveler@demo&limit=1')],
    ['webhooks', await webhook()],
  ];
  return {
    app: 'admin',
    base: '/admin',
    addresses: {
      '/email-wording/$template': ['/email-wording/booking_confirmed'],
      ...Object.fromEntries(details.map(([list, id]) => [`/${list}/$id`, [`/${list}/${id}`]])),
      '/pages/$page/$language': ['/pages/terms/en', '/pages/hostTerms/es'],
    },
    leads: { '/': '/users', '/account': '/account/profile' },
  };
}

test('every page of the Admin portal opens, fits and is accessible', ({ page }) => walk(page, admin));
