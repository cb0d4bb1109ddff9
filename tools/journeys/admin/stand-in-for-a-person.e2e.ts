import { expect, test } from '@playwright/test';
import { expectAccessible, signIn } from '../support.ts';

test('an admin finds a person, reads the details, and signs in as them', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 800, 'the banner of a stand-in is for larger screens (H-058)');
  await signIn(page, 'admin@demo.example');
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/users$/);
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('operator@demo.example');
  await expect(page).toHaveURL(/q=operator/);
  await page
    .getByRole('row', { name: /operator@demo\.example/ })
    .getByRole('rowheader')
    .getByRole('button')
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('operator@demo.example')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(drawer.getByText('operator@demo.example')).toBeVisible();
  await drawer.getByRole('button', { name: 'Impersonate' }).click();

  const dialog = page.getByRole('dialog', { name: /^Impersonate / });
  await dialog.getByRole('button', { name: 'Impersonate' }).click();
  await expect(dialog.getByText('Reason is required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The operator asked for help with a departure.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Impersonate' }).click();

  await expect(page).toHaveURL(/\/app\/operator\//);
  await expect(page.getByText('operator@demo.example').first()).toBeVisible();
  await page.goto('/admin/users');
  await expect(page.getByText('Error 403')).toBeVisible();
});

test('no one can sign in as an admin', async ({ page }) => {
  await signIn(page, 'admin@demo.example');
  await page.goto('/admin/users?group=admin');
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: /Impersonate/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('You cannot impersonate an admin.')).toBeVisible();
});
