import { expect, test } from '@playwright/test';
import { expectBothSchemes, newTraveler, ownBookings, pick, press } from '../support.ts';

const password = 'amber kettle beside slow rivers';

test('by keyboard alone: a traveler is asked to pay first, sees what comes back, and cancels the booking', {
  tag: '@phone',
}, async ({ page }) => {
  const { id, trip } = await newTraveler(page, password);
  await page.goto(`/app/traveler/trips/${trip.id}/manage-booking`);
  await press(page, 'link', 'Cancel Booking');
  await expect(page.getByRole('heading', { name: 'Are you sure?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay balance' })).toHaveAttribute('href', /\/payment$/);
  await expectBothSchemes(page);
  await page.reload();
  await press(page, 'link', 'Continue to cancel');

  const dialog = page.getByRole('dialog', { name: 'Cancel Booking' });
  await expect(dialog.getByText('Bookings are refundable up to 90 days before departure.')).toBeVisible();
  await expect(dialog.getByText('Refund Policy')).toBeVisible();
  await expect(dialog.getByText(/^A cancellation fee of \$/)).toBeVisible();
  await expect(dialog.getByText('You paid')).toBeVisible();
  await expect(dialog.getByText('Refund to your card')).toBeVisible();
  await expectBothSchemes(page);
  const cancel = dialog.getByRole('button', { name: 'Cancel Booking' });
  await expect(cancel).toBeDisabled();
  await page.reload();
  await pick(page, 'Why are you canceling\\?', 'Another reason');
  await expect(cancel).toBeDisabled();
  await dialog.getByLabel('Tell us more').pressSequentially('We move house that week.');

  const final = dialog.getByText('The following step is final. Are you sure?');
  await cancel.press('Enter');
  await expect(final).toBeInViewport();
  expect((await ownBookings(page)).find((one) => one.id === id)!.status).toBe('pending');
  await expectBothSchemes(page);
  // What is changed is looked at once more.
  await pick(page, 'Why are you canceling\\?', 'The price');
  await expect(final).toHaveCount(0);
  await cancel.press('Enter');
  await expect(final).toBeVisible();
  await cancel.press('Enter');

  const done = page.getByRole('dialog', { name: 'Your booking is canceled' });
  await expect(done.getByText(/to your card. It takes 5 to 10 business days/)).toBeVisible();
  await press(done, 'button', 'Close');
  await page.waitForURL(`**/trips/${trip.id}/trip-overview`);
  await expect(page.getByText('Either you or the host cancelled the trip.').first()).toBeVisible();
  expect((await ownBookings(page)).find((one) => one.id === id)!.status).toBe('cancelled');
});

test('by keyboard alone: a traveler insures a booking, and cancels the policy', { tag: '@phone' }, async ({
  page,
}) => {
  const { trip } = await newTraveler(page, password);
  await page.goto(`/app/traveler/trips/${trip.id}/manage-booking`);
  await press(page, 'link', 'Add insurance');
  await expect(page.getByRole('heading', { name: 'Who’s covered' })).toBeVisible();
  await expect(page.getByText('Noor Walker').first()).toBeVisible();
  await expect(page.getByText('This can take up to 30 days.')).toBeVisible();
  await expectBothSchemes(page);
  await press(page, 'button', /^Succeeds/);
  await press(page, 'button', /^Pay \$/);
  await page.waitForURL(`**/trips/${trip.id}/manage-booking`);
  await expect(page.getByText(/^POLICY # /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Confirmation of benefits' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Insurance/ })).toBeVisible();
  await expectBothSchemes(page);

  await press(page, 'button', 'Cancel Policy');
  const dialog = page.getByRole('alertdialog', { name: 'Cancel Noor Walker’s policy?' });
  await press(dialog, 'button', 'Keep policy');
  await expect(dialog).toHaveCount(0);
  await press(page, 'button', 'Cancel Policy');
  await press(dialog, 'button', 'Cancel Policy');
  await expect(page.getByText('The insurance policy has been successfully cancelled.')).toBeVisible();
  await expect(page.getByText('CANCELLED', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Policy' })).toHaveCount(0);
});
