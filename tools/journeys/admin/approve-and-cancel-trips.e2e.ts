import { expect, test } from '@playwright/test';
import { expectAccessible, expectFits, signIn } from '../support.ts';

test('an admin approves the pricing of a trip, and the history tells', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 800, 'changes data; runs on the wide screen only');
  await signIn(page, 'admin@demo.example');
  await page.goto('/admin/trips?status=partner_approved');
  await expect(page).toHaveTitle(/^Trips · .+ - Admin Portal$/);
  const first = page.getByRole('table', { name: 'Trips' }).getByRole('link').first();
  const name = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('tab', { name: 'Pricing' }).click();
  await expect(page.getByRole('columnheader', { name: 'Operator subtotal' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Approve pricing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve pricing' }).click();
  await expect(page.getByText('Pricing approved').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve pricing' })).toBeHidden();

  await page.getByRole('tab', { name: 'History' }).click();
  const newest = page.getByRole('list', { name: 'History' }).getByRole('listitem').first();
  await expect(newest).toContainText('Pricing approved');
  await newest.getByRole('button', { name: '1 change' }).click();
  await expect(newest).toContainText('trova pricing approved');
  await expectAccessible(page);
});

test('cancelling takes a reason and two steps', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 800, 'changes data; runs on the wide screen only');
  await signIn(page, 'admin@demo.example');
  await page.goto('/admin/trips?status=created');
  await page.getByRole('table', { name: 'Trips' }).getByRole('link').last().click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel trip' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this trip?' });
  await dialog.getByLabel('Reason').fill('The lodge closed for the season.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('button', { name: 'Cancel trip' })).toBeDisabled();
  await dialog.getByText('I understand that this cannot be undone.').click();
  await dialog.getByRole('button', { name: 'Cancel trip' }).click();
  await expect(page.getByText('Trip cancelled')).toBeVisible();
  await expect(page.getByText('The lodge closed for the season.').first()).toBeVisible();
});

for (const [path, heading] of [
  ['users', 'Users'],
  ['trips', 'Trips'],
  ['trip-requests', 'Trip requests'],
  ['bookings', 'Bookings'],
  ['hosts', 'Hosts'],
  ['policies', 'Policies'],
  ['audit-log', 'Audit log'],
] as const) {
  test(`the page ${heading} fits and is accessible`, { tag: '@phone' }, async ({ page }) => {
    await signIn(page, 'admin@demo.example');
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(
      page
        .getByRole('rowheader')
        .or(page.getByText('Survey', { exact: true }))
        .first(),
    ).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });
}

test('the tabs of a trip fit, are accessible and survive a reload', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await signIn(page, 'admin@demo.example');
  await page.goto('/admin/trips?status=live');
  await page.getByRole('table', { name: 'Trips' }).getByRole('link').first().click();
  for (const tab of ['Overview', 'Pricing', 'Bookings', 'Itinerary', 'History']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.reload();
  await expect(page.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
});
