import { expect, test } from '@playwright/test';
import { bookTrip, expectAccessible, expectBothSchemes, expectFits, post, signIn } from '../support.ts';

const admin = 'admin@demo.example';

test('an admin gives back an item, cancels a booking by the policy, and brings it back, each after a look at the figures', async ({
  page,
}) => {
  test.slow();
  const id = await bookTrip(page, `money-${crypto.randomUUID()}@travelers.example`);
  await signIn(page, admin);
  await page.goto(`/admin/bookings?booking=${id}`);
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();

  await page.getByRole('button', { name: 'Refund', exact: true }).press('Enter');
  const refund = page.getByRole('dialog', { name: 'Refund items' });
  await refund.getByRole('button', { name: 'Review' }).click();
  await expect(refund.getByText('Choose at least one item')).toBeVisible();
  await refund.getByRole('checkbox').first().press('Space');
  await refund.getByRole('button', { name: 'Review' }).click();
  await expect(refund.getByText('Price reduction')).toBeVisible();
  await expectAccessible(page);
  await refund.getByRole('button', { name: 'Change' }).click();
  await expect(refund.getByRole('checkbox').first()).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(refund).toBeHidden();

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await cancel.getByRole('button', { name: 'Review' }).click();
  await expect(cancel.getByText('Enter a reason for the cancellation')).toBeVisible();
  await cancel.getByLabel('Reason').fill('Asked for by mail.');
  await cancel.getByText('Refund by cancellation policy').click();
  await cancel.getByRole('button', { name: 'Review' }).click();
  await expect(cancel.getByText('Refund to cards')).toBeVisible();
  await cancel.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Booking canceled')).toBeVisible();

  await expect(async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Reinstate' }).click();
    await page
      .getByRole('dialog', { name: 'Reinstate booking' })
      .getByRole('button', { name: 'Review' })
      .click();
    await expect(page.getByText('New balance due')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Reinstate booking' }).click();
  await expect(page.getByText('Booking reinstated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
  await expectFits(page);
});

test('a discount is looked at, applied and removed', async ({ page }) => {
  test.slow();
  const id = await bookTrip(page, `money-${crypto.randomUUID()}@travelers.example`);
  await signIn(page, admin);
  const code = `E2E${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`.toUpperCase();
  await post(page, '/api/admin/discounts', { code, percentBp: 1000, active: true });
  await page.goto(`/admin/bookings?booking=${id}`);
  await page.getByRole('button', { name: 'Discount', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply discount' });
  await dialog.getByLabel('Code').fill('NOBODYHASTHIS');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Review' }).click();
  await dialog.getByRole('button', { name: /^Take .+ off$/ }).click();
  await expect(page.getByText('Discount applied', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove discount' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove discount' }).click();
  await expect(page.getByText('Discount removed', { exact: true })).toBeVisible();
});

test('payouts, what is owed and the reconciliation fit, are accessible in both schemes and survive a reload', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  await signIn(page, admin);
  for (const [path, heading] of [
    ['payouts', 'Payouts'],
    ['payouts?tab=payables', 'Payouts'],
    ['reconciliation', 'Reconciliation'],
  ] as const) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectBothSchemes(page);
  }
  await page.getByRole('button', { name: 'Compare now' }).first().click();
  await expect(page.getByText(/^Compared .*charges?, refunds?,/)).toBeVisible();
});
