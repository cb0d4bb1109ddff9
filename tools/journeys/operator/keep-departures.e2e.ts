import { expect, test } from '@playwright/test';
import { expectAccessible, signIn } from '../support.ts';

test('departures are copied, edited and deleted from the row menu', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 800, 'changes data; runs on the wide screen only');
  await signIn(page, 'operator@demo.example');
  await page.goto('/app/operator/itineraries');
  await page
    .getByRole('navigation', { name: 'Itineraries' })
    .getByRole('link', { name: /Azores/ })
    .click();
  await page.getByRole('link', { name: 'Review pricing' }).click();
  const table = page.getByRole('table', { name: 'Itinerary Inventory' });
  const drawer = page.getByRole('dialog', { name: 'Inventory Detail' });

  await test.step('a departure in use keeps its date and its quantity', async () => {
    const taken = table.getByRole('row', { name: /Fully pending/ }).first();
    await taken.getByRole('button', { name: /^Actions for / }).click();
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(drawer.getByText('This date is in use. Trip Quantity can only be increased.')).toBeVisible();
    await expect(drawer.getByRole('group', { name: 'Start date' })).toHaveAttribute('aria-disabled', 'true');
    await expect(drawer.getByText(/pending, .* confirmed/)).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Cancel' }).click();
    await taken.getByRole('button', { name: /^Actions for / }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Cannot delete inventory item')).toBeVisible();
  });

  await test.step('a copy is made, changed and deleted', async () => {
    const before = await table.getByRole('rowheader').count();
    await table
      .getByRole('row', { name: /Available/ })
      .first()
      .getByRole('button', { name: /^Actions for / })
      .click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The inventory item has been created')).toBeVisible();
    await expect(table.getByRole('rowheader')).toHaveCount(before + 1);

    const row = table.getByRole('row', { name: /Available/ }).nth(1);
    await row.getByRole('button', { name: /^Actions for / }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await drawer
      .getByRole('button', { name: /Increase/ })
      .first()
      .click();
    await drawer.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('The inventory item has been updated')).toBeVisible();

    await row.getByRole('button', { name: /^Actions for / }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Delete this departure?' })).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The inventory item has been deleted')).toBeVisible();
    await expect(table.getByRole('rowheader')).toHaveCount(before);
  });
});

test('the later steps wait for what they need', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 800, 'phones show the step in one line');
  await signIn(page, 'operator@demo.example');
  await page.goto('/app/operator/itineraries/new/review-details');
  const steps = page.getByRole('navigation', { name: 'Itinerary steps' });
  await expect(steps.getByText('Review pricing').last()).toBeVisible();
  await expect(steps.getByRole('link')).toHaveCount(0);
});
