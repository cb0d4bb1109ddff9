import { expect, type Page, test } from '@playwright/test';
import {
  chooseCard,
  expectBothSchemes,
  flip,
  newTraveler,
  ownBookings,
  pick,
  press,
  watchForTestCards,
} from '../support.ts';

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
  await expect(dialog.getByText('Refund to your card').first()).toBeVisible();
  // How the refund was calculated, and what it would be on another date, which survives a reload.
  await expect(dialog.getByText('Your booking isn’t confirmed yet.')).toBeVisible();
  const later = dialog.getByRole('region', { name: 'If you cancel later' });
  await expect(later.getByText('Not refundable')).toHaveCount(0);
  await later.getByRole('slider').press('End');
  await expect(later.getByText('Not refundable')).toBeVisible();
  await expect(page).toHaveURL(/on=\d{4}-\d{2}-\d{2}/);
  await page.reload();
  await expect(later.getByText('Not refundable')).toBeVisible();
  await later.getByRole('slider').press('Home');
  await expect(later.getByText('Not refundable')).toHaveCount(0);
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
  // A change requires another confirmation.
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
  await expect(page.getByRole('heading', { name: 'Fully refunded' })).toBeVisible();
  await expect(page.getByText('Reason: The price')).toBeVisible();
  expect((await ownBookings(page)).find((one) => one.id === id)!.status).toBe('cancelled');
});

test('by keyboard alone: a traveler insures a booking, changes it, and cancels the policy', async ({
  page,
}) => {
  const onlyTheProviderSawThem = watchForTestCards(page);
  const { id, trip } = await newTraveler(page, password);
  await page.goto(`/app/traveler/trips/${trip.id}/manage-booking`);
  await press(page, 'link', 'Add insurance');
  await expect(page.getByRole('heading', { name: 'Who’s covered' })).toBeVisible();
  await expect(page.getByText('Noor Walker').first()).toBeVisible();
  await expect(page.getByText('This can take up to 30 days.')).toBeVisible();
  await expectBothSchemes(page);
  await chooseCard(page, 'Succeeds');
  await press(page, 'button', /^Pay \$/);
  await page.waitForURL(`**/trips/${trip.id}/manage-booking`);
  await expect(page.getByText(/^POLICY # /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Confirmation of benefits' })).toBeVisible();
  // The payments are loaded when they are about to be seen.
  await page.getByRole('heading', { name: 'Payments', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('row', { name: /Insurance/ })).toBeVisible();
  await expectBothSchemes(page);

  await changesTheBooking(page, id);

  await press(page, 'button', 'Cancel Policy');
  const dialog = page.getByRole('alertdialog', { name: 'Cancel Noor Walker’s policy?' });
  await press(dialog, 'button', 'Keep policy');
  await expect(dialog).toHaveCount(0);
  await press(page, 'button', 'Cancel Policy');
  await press(dialog, 'button', 'Cancel Policy');
  await expect(page.getByText('The insurance policy has been successfully cancelled.')).toBeVisible();
  await expect(page.getByText('CANCELLED', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Policy' })).toHaveCount(0);
  onlyTheProviderSawThem();
});

interface OwnMoney {
  id: string;
  status: string;
  trip: { id: string; name: string };
  totalMinor: number;
  paidMinor: number;
}

interface Cart {
  totalMinor: number;
  insuranceAdjustmentMinor: number;
  payments: { amountMinor: number }[];
}

const dollars = (minor: number) =>
  (minor / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Adds a private room and a night, adds and undoes an activity, and pays the difference (T-119). */
async function changesTheBooking(page: Page, id: string): Promise<void> {
  const before = (await ownBookings<OwnMoney>(page)).find((one) => one.id === id)!;
  await press(page, 'button', 'Edit Room Selection');
  await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeDisabled();
  await page.getByRole('radio', { name: /^Private room/ }).press('Space');
  await page.getByRole('button', { name: 'Update', exact: true }).press('Enter');
  const changes = page.getByRole('region', { name: 'Your changes' });
  await expect(changes.getByText('Private room')).toBeVisible();
  await flip(page.getByRole('group', { name: /^Night before the trip/ }).first(), 'checkbox', 'Noor Walker');
  await expect(changes.getByText(/^Night before the trip/)).toBeVisible();
  // The same night can't be booked twice.
  await expect(
    page.getByText('Each traveler can add one night before and one night after the trip'),
  ).toBeVisible();
  const activity = page.getByRole('region', { name: 'Activities' }).getByRole('group').first();
  await flip(activity, 'checkbox', 'Noor Walker');
  const name = (await activity.getAttribute('aria-label'))!;
  await expect(changes.getByText(name)).toBeVisible();
  await press(changes, 'button', `Undo: ${name}`);
  await expect(changes.getByText(name)).toHaveCount(0);
  await expect(changes.getByText('Booking edits may affect insurance cost at checkout.')).toBeVisible();
  await expectBothSchemes(page);

  // Pending changes survive another tab and a reload; leaving the trip asks for confirmation.
  await press(page, 'link', 'Itinerary');
  await page.waitForURL('**/itinerary');
  await page.reload();
  await press(page, 'link', 'Manage Booking');
  await expect(changes.getByText(/^Night before the trip/)).toBeVisible();
  await press(page, 'link', 'Explore');
  await press(page.getByRole('alertdialog', { name: 'You have unsaved changes' }), 'button', 'Keep editing');

  const shown = page.waitForResponse((answer) => answer.url().endsWith(`/api/me/bookings/${id}/cart`));
  await press(changes, 'button', 'Update Booking');
  await page.waitForURL('**/manage-booking/payment');
  const cart = ((await (await shown).json()) as { data: Cart }).data;
  expect(cart.insuranceAdjustmentMinor).toBeGreaterThan(0);
  const due = cart.totalMinor + cart.insuranceAdjustmentMinor;
  expect(cart.payments[0]!.amountMinor).toBe(due);
  await expect(page.getByRole('radio', { name: /^Changes only/ })).toBeChecked();
  await expect(page.getByText(dollars(due)).first()).toBeVisible();
  await expectBothSchemes(page);
  await chooseCard(page, 'Succeeds');
  await press(page, 'button', /^Pay \$/);
  await expect(page.getByRole('heading', { name: 'Payment Complete' })).toBeVisible();
  await expect(page.getByText(`We received ${dollars(due)}. Thank you!`)).toBeVisible();
  const after = (await ownBookings<OwnMoney>(page)).find((one) => one.id === id)!;
  expect(after.totalMinor - before.totalMinor).toBe(cart.totalMinor);
  expect(after.paidMinor - before.paidMinor).toBe(cart.totalMinor);

  // Removing the night reduces the balance immediately.
  await page.goto(`/app/traveler/trips/${before.trip.id}/manage-booking`);
  await flip(page.getByRole('group', { name: /^Night before the trip/ }).first(), 'checkbox', 'Noor Walker');
  await press(changes, 'button', 'Update Booking');
  await press(page, 'button', 'Confirm changes');
  await expect(page.getByRole('heading', { name: 'Trip Balance Updated' })).toBeVisible();
  const end = (await ownBookings<OwnMoney>(page)).find((one) => one.id === id)!;
  expect(end.totalMinor).toBeLessThan(after.totalMinor);
  await page.goto(`/app/traveler/trips/${before.trip.id}/manage-booking`);
}
