import { expect, test, type Page } from '@playwright/test';
import { ownBookings, post, read, signIn } from '../support.ts';

// What the traveler portal shows, in the specification's words. Nothing is changed here except consent to the terms.
test.skip(({ viewport }) => (viewport?.width ?? 0) < 800, 'one width is enough for words');

interface DemoBooking {
  id: string;
  status: string;
  dueMinor: number;
  paidMinor: number;
  termsAccepted: boolean;
  statusText: string;
  dueText?: string;
  payments: { date: string }[];
  trip: { id: string; name: string };
}

const bookings = (page: Page) => ownBookings<DemoBooking>(page);

test.beforeEach(({ page }) => signIn(page, 'traveler@demo.example'));

test('the overview of a trip', async ({ page }) => {
  const all = await bookings(page);
  const paid = all.find((one) => one.status === 'confirmed' && one.dueMinor === 0)!;
  await page.goto(`/app/traveler/trips/${paid.trip.id}/trip-overview`);
  await expect(page.getByRole('heading', { name: 'Booking Status' })).toBeVisible();
  await expect(page.getByText(paid.statusText).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Paid in Full' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upcoming For You' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Visa' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Trip', exact: true }).getByRole('link')).toHaveText([
    'Trip Overview',
    'Itinerary',
    'Manage Booking',
    'Preparation',
    'Trip Form',
  ]);
  await page.getByRole('link', { name: 'Itinerary', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  await expect(page.getByText('Questions about your itinerary?')).toBeVisible();

  const due = all.find((one) => one.dueMinor > 0)!;
  await page.goto(`/app/traveler/trips/${due.trip.id}/trip-overview`);
  await expect(page.getByRole('heading', { name: 'Remaining Balance' })).toBeVisible();
  await expect(page.getByText(due.dueText!)).toBeVisible();
});

test('the parts of Manage Booking', async ({ page }) => {
  const booking = (await bookings(page)).find(
    (one) => one.termsAccepted && one.status === 'confirmed' && one.paidMinor > 0,
  )!;
  await page.goto(`/app/traveler/trips/${booking.trip.id}/manage-booking`);
  for (const part of ['Spots', 'Rooms', 'Add-ons', 'Payments', 'Your booking']) {
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
  }
  // The table is loaded when it is about to be seen.
  await page.getByRole('heading', { name: 'Payments', exact: true }).scrollIntoViewIfNeeded();
  await expect(
    page
      .getByRole('table', { name: 'Payments' })
      .getByText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/)
      .first(),
  ).toBeVisible();

  const due = (await bookings(page)).find((one) => one.dueMinor > 0)!;
  // Until they are accepted, the terms are shown instead of the payment.
  if (!due.termsAccepted) await post(page, `/api/me/trips/${due.trip.id}/accept-traveler-terms`, {});
  await page.goto(`/app/traveler/trips/${due.trip.id}/manage-booking/payment`);
  await expect(page.getByText('Pay your balance').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Trip', exact: true })).toHaveCount(0);
});

test('a booking that can be cancelled has the button for it, another leads to support', async ({ page }) => {
  const seen = new Set<boolean>();
  for (const { id, trip, status, termsAccepted, dueMinor } of await bookings(page)) {
    const { canCancel } = await read<{ canCancel: boolean }>(page, `/api/me/bookings/${id}/cancellation`);
    if (status !== 'confirmed' || !termsAccepted || dueMinor > 0 || seen.has(canCancel)) continue;
    seen.add(canCancel);
    await page.goto(`/app/traveler/trips/${trip.id}/manage-booking`);
    await expect(page.getByRole('heading', { name: 'Change of plans?' })).toBeVisible();
    const support = page.getByRole('link', { name: 'Email Support' });
    const cancel = page.getByRole('link', { name: 'Cancel Booking' });
    await expect(canCancel ? cancel : support).toHaveAttribute(
      'href',
      canCancel ? /cancel=true$/ : /^mailto:/,
    );
    await expect(canCancel ? support : cancel).toHaveCount(0);
  }
  expect([...seen].sort()).toEqual([false, true]);
});

test('preparation, explore and payment method', async ({ page }) => {
  const booking = (await bookings(page)).find((one) => one.termsAccepted && one.status === 'confirmed')!;
  await page.goto(`/app/traveler/trips/${booking.trip.id}/preparation`);
  await expect(
    page.locator('iframe').or(page.getByText('No preparation file specified')).first(),
  ).toBeVisible();
  await page.goto(`/app/traveler/trips/${booking.trip.id}/update-payment-method`);
  await expect(page.getByRole('link', { name: 'Return to Trip Overview' })).toBeVisible();
  await page.goto('/app/traveler/explore');
  await expect(page.getByText(/^Come see the world with .+\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See Trips' })).toBeVisible();
  for (const category of [
    'Photography',
    'LGBTQ+',
    'Body Positivity',
    'Fitness',
    'Exploration',
    'Food',
    'Health & Wellness',
    'Yoga',
  ]) {
    await expect(page.getByRole('link', { name: category, exact: true })).toBeVisible();
  }
  const book = page.getByRole('link', { name: 'Book new trip' }).first();
  await expect(book).toHaveAttribute('target', '_blank');
  await expect(book).toHaveAttribute('href', '/trips');
});
