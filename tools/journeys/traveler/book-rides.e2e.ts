import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  chooseCard,
  expectAccessible,
  expectBothSchemes,
  expectFits,
  read,
  signIn,
  watchForTestCards,
} from '../support.ts';
import { approvedTrip, bookedRide, type Offer } from './rides.ts';

async function place(page: Page, label: string, text: string, option: RegExp) {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).fill(text);
  await page.getByRole('option', { name: option }).first().click();
}

test('a traveler books a ride, corrects it and cancels it', { tag: '@phone' }, async ({ page, viewport }) => {
  const onlyTheProviderSawThem = watchForTestCards(page);
  const trip = await approvedTrip(page);
  const { arrival } = await read<Offer>(page, `/api/me/trips/${trip}/ground-transfers`);
  const [year, month, day] = arrival.until.split('-');
  const flight = `TP ${Math.floor(Math.random() * 1e9)}`;

  await page.goto(`/app/traveler/transfer/${trip}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Required').first()).toBeVisible();
  await place(page, 'Pickup', 'LIS', /\(LIS\)/);
  await place(page, 'Drop-off', 'Lisbon', /^Lisbon/);
  await expect(page.getByText(/^About \d+ min/)).toBeVisible();
  await page
    .getByRole('group', { name: /^Pickup date/ })
    .getByRole('spinbutton')
    .first()
    .pressSequentially(`${month}${day}${year}`);
  await page.getByRole('button', { name: /Pickup time/ }).click();
  await page.getByRole('option', { name: '12:00 PM' }).click();
  await page.getByRole('textbox', { name: /^Flight number/ }).fill(flight);
  // The last possible arrival date is one day after the stay begins (T-173).
  await expect(
    page.getByText('Your selected transfer date is different than your accommodation date', { exact: false }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  const vehicle = page.getByRole('radio', { name: /^Standard/ });
  await expect(vehicle).toBeVisible();
  await vehicle.press('Space');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: /^Phone/ }).fill('+351912345678');
  await page.getByRole('checkbox', { name: /terms and conditions/ }).press('Space');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
  await expectFits(page);
  // A booking takes one payment at a time, and both viewports share the booking, so only one of them pays.
  if ((viewport?.width ?? 0) < 800) return;
  await chooseCard(page, 'Succeeds');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { name: 'Your transfer is booked!' })).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('link', { name: 'Return to trip' }).click();

  const ride: Locator = page.locator('section').filter({ hasText: flight }).last();
  await expect(ride.getByText('Arrival transfer')).toBeVisible();
  await ride.getByRole('button', { name: 'Edit ride' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await form.getByRole('textbox', { name: /^Last name/ }).fill('Figueiredo');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(ride.getByText(/Figueiredo/)).toBeVisible();
  await ride.getByRole('button', { name: 'Cancel ride' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel ride' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(ride.getByText('Cancelled', { exact: true })).toBeVisible();
  onlyTheProviderSawThem();
});

test('a ride appears on Manage Booking and among the admins’ rides', async ({ page, viewport }) => {
  // Both viewports share the booking, which takes one payment at a time, so only one of them pays.
  if ((viewport?.width ?? 0) < 800) return;
  const trip = await approvedTrip(page);
  const flight = await bookedRide(page, trip);
  await page.goto(`/app/traveler/trips/${trip}/manage-booking`);
  const ride = page.locator('section').filter({ hasText: flight }).last();
  await expect(ride.getByText('Arrival transfer')).toBeVisible();
  await expectFits(page);
  await signIn(page, 'admin@demo.example');
  await page.goto(`/admin/rides?q=${encodeURIComponent(flight)}`);
  await page.getByRole('table', { name: 'Rides' }).getByRole('button', { name: /^R-/ }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Figueiredo');
  await page.reload();
  await details.getByRole('button', { name: 'Cancel ride' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel ride' }).click();
  await expect(details.getByText('Refunded')).toBeVisible();
});

test('an admin narrows the list of rides', async ({ page }) => {
  await signIn(page, 'admin@demo.example');
  await page.goto('/admin/rides?status=completed&type=departure');
  await expect(page.getByRole('heading', { level: 1, name: 'Rides' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Completed/ })).toBeVisible();
  await page.goto('/admin/rides?q=000-no-such-ride-000');
  await expect(page.getByText('No rides found')).toBeVisible();
  await expectBothSchemes(page);
  await expectFits(page);
});
