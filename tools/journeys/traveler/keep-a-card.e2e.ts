import { expect, test } from '@playwright/test';
import {
  chooseCard,
  countPresses,
  expectAccessible,
  expectBothSchemes,
  expectFits,
  newTraveler,
  ownBookings,
  press,
  watchForTestCards,
} from '../support.ts';

const password = 'amber kettle beside slow rivers';

test('a traveler keeps a card, lets it pay the balance, and removes it', { tag: '@phone' }, async ({
  page,
}) => {
  const onlyTheProviderSawThem = watchForTestCards(page);
  const { id, trip } = await newTraveler(page, password);
  const booking = async () =>
    (await ownBookings(page)).find((one) => one.id === id) as unknown as {
      automaticPayment: { status: string; cardLabel?: string };
    };
  await page.goto(`/app/traveler/trips/${trip.id}/trip-overview`);
  await press(page, 'link', 'Payment method');
  await expect(page.getByRole('heading', { level: 1, name: 'Update Payment Method' })).toBeVisible();
  // There are no links to other pages while a card is being selected (T-055).
  await expect(page.getByRole('link', { name: 'Itinerary' })).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Pay my balance automatically' })).toBeDisabled();
  await expectBothSchemes(page);
  await chooseCard(page, 'Declined');
  await press(page, 'button', 'Save card');
  await expect(page.getByText('We couldn’t save your card')).toBeVisible();
  await chooseCard(page, 'Succeeds');
  await press(page, 'button', 'Save card');
  await expect(page.getByRole('heading', { name: 'Payment method updated!' })).toBeVisible();
  expect((await booking()).automaticPayment.status).toBe('on');
  await press(page, 'link', 'Return to Trip Overview');
  await expect(page.getByText('Your balance is paid automatically.')).toBeVisible();

  await press(page, 'link', 'Payment method');
  await expect(page.getByText(/^We’ll charge \$.+4242 before/)).toBeVisible();
  await page.getByText('Pay my balance automatically').click();
  await expect(page.getByText('Automatic payment is off.').first()).toBeVisible();
  expect((await booking()).automaticPayment.status).toBe('off');

  await test.step('with a saved card, two presses on the trip’s first screen pay', async () => {
    await page.request.post(`/api/me/trips/${trip.id}/accept-traveler-terms`);
    await page.goto(`/app/traveler/trips/${trip.id}/trip-overview`);
    const pressed = await countPresses(page);
    await page.getByRole('link', { name: 'Pay balance' }).first().click();
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByRole('heading', { name: 'Payment Complete' })).toBeVisible();
    expect(await pressed()).toBe(2);
  });

  await page.goto('/app/traveler/account/payment');
  await expect(page.getByRole('link', { name: 'Payment', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByText('You have no trip credit.')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await press(page, 'button', /^Remove .*4242/);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Automatic payments from it stop.');
  await press(question, 'button', 'Remove');
  await expect(page.getByText('You have no saved cards yet.')).toBeVisible();
  onlyTheProviderSawThem();
});
