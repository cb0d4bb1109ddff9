import { expect, test } from '@playwright/test';
import {
  chooseCard,
  expectAccessible,
  expectFits,
  forgetSession,
  mailTo,
  watchForCards,
} from '../support.ts';
import {
  bookableTrip,
  fillTravelers,
  freshEmail,
  holdFromTripPage,
  keptHold,
  payButton,
  toFilledCard,
} from './booking.ts';

test('two people book with a deposit, set a password from the mail and see their booking', {
  tag: '@phone',
}, async ({ page }) => {
  const trip = await bookableTrip(page, 'in-defence-of-the-bean');
  const email = freshEmail('noa');
  await holdFromTripPage(page, trip.path, 2);
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Check your details')).toBeVisible();
  await expect(page.getByText('Required').first()).toBeVisible();
  await fillTravelers(page, email);

  await expectAccessible(page);
  await expectFits(page);
  // Focus moves to the beginning of the step, for people who can't see the page change.
  await expect(page.getByRole('heading', { level: 1, name: 'Rooms and extras' })).toBeFocused();
  const kept = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.url().includes('/holds/'),
  );
  await page.getByText('Shared bed').click();
  await kept;
  await expect(page.getByText('Updating price')).toHaveCount(0);
  // Leaving and coming back loses nothing.
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Shared bed' })).toBeChecked();

  await toFilledCard(page, 'Succeeds');
  await expectAccessible(page);
  await expectFits(page);
  await payButton(page).click();
  await page.waitForURL('**/book/done');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('booked');
  const order = await page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).innerText();
  await expect(page.getByText('Check your email to set your password')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  const mail = await mailTo(page, email, /Activate/);
  const link = mail.links.find((address) => address.includes('/create-account/'));
  await page.goto(new URL(link!).pathname);
  await expect(page.getByRole('heading', { name: 'Welcome, Noa' })).toBeVisible();
  await expectAccessible(page);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('too short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Use at least 12 characters.')).toBeVisible();
  await password.fill('copper ferry under sunlit pines');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/app/traveler/trips/*/trip-overview');
  await expect(page.getByText('Welcome Noa!')).toBeVisible();
  await expect(page.getByText(order)).toBeVisible();

  // The other tabs unlock with the traveler terms.
  await expect(page.getByRole('link', { name: 'Manage Booking' })).toHaveCount(0);
  const terms = page.frameLocator('iframe[title="Traveler terms"]');
  await expect(terms.getByRole('button', { name: 'Continue' })).toBeDisabled();
  // An adult signs for themselves.
  await terms.getByRole('button', { name: 'The traveler is a minor' }).click();
  const minor = page.getByRole('alertdialog', { name: 'Is the traveler a minor?' });
  await minor.getByRole('button', { name: 'Sign as parent or guardian' }).click();
  await expect(minor.getByText('The disclaimer is for travelers under 18.')).toBeVisible();
  await minor.getByRole('button', { name: 'Cancel' }).click();
  await terms.getByText('I agree to the traveler terms.').click();
  await terms.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Manage Booking' }).click();
  await expect(page.getByText('Sam Okafor').first()).toBeVisible();

  // The link worked once.
  await forgetSession(page);
  await page.goto(new URL(link!).pathname);
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});

test('a declined card says why, and another one pays', async ({ page }) => {
  const carried = watchForCards(page, '4000000000000002', '4242424242424242');
  const trip = await bookableTrip(page, 'savasana-under-agung');
  await holdFromTripPage(page, trip.path, 2);
  await fillTravelers(page, freshEmail('declined'));
  await toFilledCard(page, 'Declined');
  await payButton(page).click();
  await expect(page.getByText('Your card was declined. Try another card.')).toBeVisible();
  await expectAccessible(page);
  await chooseCard(page, 'Succeeds');
  await payButton(page).click();
  await page.waitForURL('**/book/done');
  // Both numbers went to the provider's sandbox for test cards, and nowhere else.
  expect(carried.length).toBeGreaterThanOrEqual(2);
  expect([...new Set(carried)]).toEqual(['/public/payments/sandbox/tokens']);
});

test('a bank that asks back is answered, with no and with yes', async ({ page }) => {
  const trip = await bookableTrip(page, 'lunch-in-the-alentejo');
  await holdFromTripPage(page, trip.path, 2);
  await fillTravelers(page, freshEmail('bank'));
  await toFilledCard(page, 'Needs bank confirmation');
  await payButton(page).click();
  const challenge = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(challenge).toBeVisible();
  await expectAccessible(page);
  await challenge.getByRole('button', { name: 'Decline payment' }).click();
  await expect(page.getByText('Your bank couldn’t confirm it’s you.')).toBeVisible();

  await payButton(page).click();
  await expect(challenge).toBeVisible();
  // A reload in the middle resumes the same payment.
  await page.reload();
  await challenge.getByRole('button', { name: 'Confirm payment' }).click();
  await page.waitForURL('**/book/done');
});

test('a bank that takes its time is waited for', async ({ page }) => {
  const trip = await bookableTrip(page, 'out-there-soca');
  await holdFromTripPage(page, trip.path, 2);
  await fillTravelers(page, freshEmail('slow'));
  await toFilledCard(page, 'Slow to confirm');
  await payButton(page).click();
  await page.waitForURL('**/book/done', { timeout: 60_000 });
});

test('an answer that is lost on the way is asked for again, and the card is charged once', async ({
  page,
}) => {
  const trip = await bookableTrip(page, 'blue-hour-with-ingrid');
  await holdFromTripPage(page, trip.path, 2);
  await fillTravelers(page, freshEmail('lost'));
  await toFilledCard(page, 'Succeeds');
  const payments = new Set<string>();
  await page.route('**/public/holds/*/payment', async (route) => {
    const answer = await route.fetch();
    payments.add(((await answer.json()) as { data: { paymentId: string } }).data.paymentId);
    await route.abort('connectionreset');
  });
  await payButton(page).click();
  const unsure = page.getByRole('alertdialog', { name: 'We didn’t get an answer' });
  await expect(unsure).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/public/holds/*/payment');
  const heard = page.waitForResponse('**/public/holds/*/payment');
  await unsure.getByRole('button', { name: 'Check again' }).click();
  payments.add(((await (await heard).json()) as { data: { paymentId: string } }).data.paymentId);
  await page.waitForURL('**/book/done');
  expect(payments.size).toBe(1);
});

test('a hold that ended can be taken again, with everything typed still there', async ({ page }) => {
  const trip = await bookableTrip(page, 'basalt-blues');
  await holdFromTripPage(page, trip.path, 2);
  await fillTravelers(page, freshEmail('ended'));
  const hold = await keptHold(page, trip.path);
  await page.request.delete(`/public/holds/${hold.id}`, { headers: { 'X-Hold-Token': hold.token } });
  await page.reload();
  await expect(page.getByText('Your hold has ended')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hold spots again' }).click();
  await expect(page.getByRole('heading', { name: 'Rooms and extras' })).toBeVisible();
  await page.goto(`/trips/${trip.path}/book/travelers`);
  await expect(page.getByLabel('First name').first()).toHaveValue('Noa');
});

test('near its end the hold asks for nothing but a look at the clock', async ({ page }) => {
  await page.clock.install();
  const trip = await bookableTrip(page, 'herbs-and-quiet');
  await holdFromTripPage(page, trip.path, 1);
  await expect(page.getByRole('timer')).toHaveText(/14:|15:/);
  await page.clock.fastForward('12:30');
  await expect(page.getByText('We’re holding your spots for a few more minutes.')).toBeVisible();
  const hold = await keptHold(page, trip.path);
  await page.request.delete(`/public/holds/${hold.id}`, { headers: { 'X-Hold-Token': hold.token } });
});

test('when others take the places, an open page says so, and what is left is one press away', async ({
  page,
}) => {
  const trip = await bookableTrip(page, 'not-a-race-puglia');
  await page.goto(`/trips/${trip.path}`);
  const card = page.locator('aside');
  for (let i = 1; i < 3; i++) await card.getByRole('button', { name: 'Add one: Travelers' }).click();

  const details = await page.request.get(`/public/trip-details?path=${trip.path}`);
  const left = ((await details.json()) as { data: { spotsLeft: number } }).data.spotsLeft;
  const holds: { id: string; token: string }[] = [];
  const rivalTakes = async (spots: number) => {
    const rival = await page.request.post(`/public/trips/${trip.id}/holds`, {
      data: { spots },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    holds.push(((await rival.json()) as { data: { id: string; token: string } }).data);
  };
  // Without interaction, the page follows the sale, and announces it to people who can't see the number change.
  await rivalTakes(1);
  await expect(card.getByText(`${left - 1} spots left`)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(`Just updated: ${left - 1} spots left`)).toBeAttached();
  await expect(card.getByRole('button', { name: 'Book 3 spots' })).toBeVisible();
  await expectAccessible(page);

  // Before the page learns of the next sale, the button does.
  await page.route('**/public/trip-sales?*', (route) => route.abort());
  await rivalTakes(left - 2);
  await card.getByRole('button', { name: 'Book 3 spots' }).click();
  await expect(card.getByText('There is 1 spot left.')).toBeVisible();
  await card.getByRole('button', { name: 'Book 1 spot instead' }).click();
  await page.waitForURL('**/book/travelers');
  await expect(page.getByText('You’ve got the last spots.')).toBeVisible();

  for (const hold of [...holds, await keptHold(page, trip.path)]) {
    await page.request.delete(`/public/holds/${hold.id}`, { headers: { 'X-Hold-Token': hold.token } });
  }
});
