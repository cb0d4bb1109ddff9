import { expect, type Page, test } from '@playwright/test';
import {
  callsForAll,
  chooseCard,
  expectAccessible,
  expectBothSchemes,
  expectFits,
  post,
  read,
  signIn,
  watchForTestCards,
} from '../support.ts';

const traveler = 'traveler@demo.example';

interface DemoBooking {
  id: string;
  status: string;
  dueMinor: number;
  paidMinor: number;
  termsAccepted: boolean;
  tripFormComplete?: boolean;
  orderId: string;
  statusText: string;
  trip: { id: string; name: string };
}

async function bookings(page: Page): Promise<DemoBooking[]> {
  const answer = await page.request.get('/api/me/bookings?limit=100');
  return ((await answer.json()) as { data: { items: DemoBooking[] } }).data.items;
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, traveler);
});

test('the root opens the first matching trip, and shows the status of its booking', async ({ page }) => {
  await page.goto('/app/traveler');
  await page.waitForURL('**/trips/*/trip-overview');
  const id = new URL(page.url()).pathname.split('/').at(-2);
  const booking = (await bookings(page)).find((one) => one.trip.id === id)!;
  expect(booking.status).toBe('confirmed');
  await expect(page.getByRole('heading', { level: 1, name: booking.trip.name })).toBeVisible();
  await expect(page.getByText(`Order ${booking.orderId}`)).toBeVisible();
  await expect(page.getByText('Welcome Emma!')).toBeVisible();
  await expect(page.getByText(booking.statusText).first()).toBeVisible();
  await expect(page.getByText('Upcoming For You')).toBeVisible();
  await expect(page).toHaveTitle(/Meridian - Traveler Portal/);
});

test('a traveler who is ready is offered the app', async ({ page }) => {
  const booking = (await bookings(page)).find((one) => one.termsAccepted && one.status === 'confirmed')!;
  await callsForAll(page);
  await page.route('**/api/me/bookings*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { items: { mobileApp?: { links: string[] } }[] } };
    for (const one of body.data.items)
      one.mobileApp = { links: ['https://apps.apple.com/app/id1', 'https://play.google.com/store/apps'] };
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(`/app/traveler/trips/${booking.trip.id}/trip-overview`);
  await expect(page.getByRole('heading', { name: 'Get the trip app' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get it on the App Store' })).toHaveAttribute(
    'href',
    'https://apps.apple.com/app/id1',
  );
  await expect(page.getByRole('link', { name: 'Get it on Google Play' })).toBeVisible();
  await expectBothSchemes(page);
});

test('all trips are one menu away', async ({ page }) => {
  await page.goto('/app/traveler/trips?all=true');
  await expect(page.getByText('Welcome! Just click on a Trip to start reviewing')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount((await bookings(page)).length);
});

test('the preparation list of another site is read inside the trip', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 800, 'changes data; runs on the wide screen only');
  const trip = (await bookings(page)).find((one) => one.status === 'confirmed' && one.termsAccepted)!.trip;
  // The browser loads that site itself, and enforces the policy of each page that frames it.
  await page.context().route('https://lists.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<h1>Packing list</h1><p>${route.request().url()}</p>`,
    }),
  );
  const prepare = async (preparationListUrl: string) => {
    await signIn(page, 'admin@demo.example');
    const address = `/api/admin/trips/${trip.id}`;
    const { version } = await read<{ version: number }>(page, address);
    await post(page, address, { version, preparationListUrl });
    await signIn(page, traveler);
    await page.goto(`/app/traveler/trips/${trip.id}/preparation`);
  };
  await prepare('https://lists.example/packing');
  const list = page.frameLocator('iframe[title=Preparation]').frameLocator('iframe[title=Preparation]');
  await expect(list.getByRole('heading', { name: 'Packing list' })).toBeVisible();
  await expect(list.getByText('https://lists.example/packing?contentOnly=true')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
    'href',
    'https://lists.example/packing',
  );
  await expectFits(page);
  await prepare('');
  await expect(page.getByText('No preparation file specified')).toBeVisible();
});

test('the itinerary prints without the portal around it', async ({ page }) => {
  const trip = (await bookings(page)).find((one) => one.status === 'confirmed' && one.termsAccepted)!.trip;
  await page.goto(`/app/traveler/trips/${trip.id}/itinerary`);
  const file = '**/api/me/trips/*/itinerary.pdf';
  await page.route(file, (route) => route.abort());
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(
    page.getByText('Something went wrong printing your itinerary. Please try again.'),
  ).toBeVisible();
  await page.unroute(file);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^itinerary-.*\.pdf$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Trip', exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Day 1', exact: true })).toBeVisible();
});

test('part of the balance is paid, and the card that is declined takes nothing', async ({ page }) => {
  const onlyTheProviderSawThem = watchForTestCards(page);
  const before = (await bookings(page)).find((one) => one.dueMinor > 30_000)!;
  if (!before.termsAccepted) await page.request.post(`/api/me/trips/${before.trip.id}/accept-traveler-terms`);
  // From a trip's first screen, two presses pay: one leads to the amount and card, one sends it.
  await page.goto(`/app/traveler/trips/${before.trip.id}/trip-overview`);
  await page.getByRole('link', { name: 'Pay balance' }).first().click();
  await page.waitForURL('**/manage-booking/payment');
  await expect(page.getByRole('radio', { name: /Minimum payment/ })).toBeChecked();
  await expectAccessible(page);
  await expectFits(page);

  await page.getByText('Another amount').click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
  await chooseCard(page, 'Declined');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText(/Enter an amount from/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('120');
  await page.getByRole('textbox', { name: 'Amount' }).blur();
  await page.getByRole('button', { name: 'Pay $120' }).click();
  await expect(page.getByText('Your card was declined. Try another card.')).toBeVisible();
  await chooseCard(page, 'Succeeds');
  await page.getByRole('button', { name: 'Pay $120' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Complete' })).toBeVisible();
  await expectAccessible(page);
  const after = (await bookings(page)).find((one) => one.id === before.id)!;
  expect(after.dueMinor).toBe(before.dueMinor - 12_000);
  expect(after.paidMinor).toBe(before.paidMinor + 12_000);

  // There is no recent payment in this visit anymore, so the page redirects back.
  await page.goto(`/app/traveler/trips/${before.trip.id}/manage-booking/success`);
  await page.waitForURL('**/manage-booking');
  await expect(page.getByRole('heading', { name: 'Spots' })).toBeVisible();
  onlyTheProviderSawThem();
});

test('the trip form is saved in parts and says what is missing', { tag: '@phone' }, async ({ page }) => {
  const booking = (await bookings(page)).find((one) => one.dueMinor > 0)!;
  if (!booking.termsAccepted)
    await page.request.post(`/api/me/trips/${booking.trip.id}/accept-traveler-terms`);
  await page.goto(`/app/traveler/trips/${booking.trip.id}/trip-form`);
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');

  const airline = page.getByLabel('Airline').first();
  await airline.fill(`Air ${Date.now() % 10_000}`);
  await page.getByLabel('Time').first().fill('noon');
  await save.click();
  await expect(page.getByText('Enter a valid time, like 2:35 PM')).toBeVisible();
  await page.getByLabel('Time').first().fill('2:35 pm');
  await page.getByText('Early bird').click();
  await save.click();
  await expect(page.getByText(/^Saved\. /)).toBeVisible();
  await expect(page.getByText('Required').first()).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByLabel('Time').first()).toHaveValue('2:35 PM');

  // Leaving with unsaved changes asks for confirmation.
  await page.getByLabel('Airline').first().fill('Another one');
  await page.getByRole('link', { name: 'Itinerary' }).first().click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(
    'You have unsaved changes',
  );
});

test('Explore leads to the filtered listing', async ({ page }) => {
  await page.goto('/app/traveler/explore');
  await expect(page.getByText('Choose your own adventure')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Health & Wellness' })).toHaveAttribute(
    'href',
    '/trips?category=health-wellness',
  );
});
