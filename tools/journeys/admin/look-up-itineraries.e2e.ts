import { expect, type Page, test } from '@playwright/test';
import {
  expectBothSchemes,
  expectFits,
  post,
  press,
  read,
  reloadUntil,
  signIn,
  type,
  unique,
} from '../support.ts';

const admin = 'admin@demo.example';

/** An itinerary by the demo's operator that only this journey uses. */
async function itinerary(page: Page): Promise<{ id: string; name: string }> {
  const operators = await page.request.get('/api/admin/operators?limit=1');
  const { data } = (await operators.json()) as { data: { items: { id: string }[] } };
  const name = `Lofoten on foot ${unique()}`;
  const made = await post<{ id: string }>(page, `/api/admin/itineraries?operatorId=${data.items[0]?.id}`, {
    name,
    country: 'Norway',
    destination: 'Lofoten',
    lengthInDays: 5,
  });
  return { id: made.id, name };
}

test('by keyboard alone: an admin finds an itinerary and reads its facts, packages, versions and history', async ({
  page,
}) => {
  test.slow();
  await signIn(page, admin);
  const { id, name } = await itinerary(page);
  await page.goto('/admin/itineraries');
  await expect(page.getByRole('heading', { level: 1, name: 'Itineraries' })).toBeVisible();
  await type(page.getByRole('searchbox', { name: 'Search itineraries' }), name);
  await expect(page).toHaveURL(/q=Lofoten/);
  await press(page, 'link', name);
  await expect(page).toHaveURL(new RegExp(`/admin/itineraries/${id}`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('5 days')).toBeVisible();
  await expectBothSchemes(page);

  for (const [tab, text] of [
    ['Packages', /Offered|No packages yet/],
    ['Day by day', /No days yet|Day 1/],
    ['Versions', /Itinerary created/],
    ['History', /Itinerary created/],
  ] as const) {
    await press(page, 'tab', tab);
    await expect(page.getByRole('tabpanel', { name: tab }).getByText(text).first()).toBeVisible();
    await expectFits(page);
  }
  await expectBothSchemes(page);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');

  await press(page, 'tab', 'Versions');
  await press(page.getByRole('table', { name: 'Versions' }), 'button', /^1$/);
  const drawer = page.getByRole('dialog', { name: 'What changed since version 1' });
  await expect(drawer.getByText('Nothing differs.')).toBeVisible();
});

test('an admin begins an itinerary for an operator, and sees what a save changed', async ({ page }) => {
  await signIn(page, admin);
  const name = `Senja by kayak ${unique()}`;
  await page.goto('/admin/itineraries');
  await page.getByRole('button', { name: 'Add itinerary' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add itinerary' });
  await dialog.getByRole('button', { name: 'Add itinerary' }).click();
  await expect(dialog.getByText('This field is required').first()).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Operator' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('combobox', { name: 'Country' }).fill('Norw');
  await page.getByRole('option', { name: 'Norway' }).click();
  await dialog.getByLabel('Destination').fill('Senja');
  await dialog.getByRole('textbox', { name: 'Length in days' }).fill('4');
  await dialog.getByRole('button', { name: 'Add itinerary' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').pop()!;
  const { version } = await read<{ version: number }>(page, `/api/admin/itineraries/${id}`);
  await post(page, `/api/admin/itineraries/${id}`, { version, destination: 'Senja and Andøya' });
  await page.goto(`/admin/itineraries/${id}?tab=versions`);
  await page.getByRole('table', { name: 'Versions' }).getByRole('button', { name: '1', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'What changed since version 1' });
  await expect(drawer.getByText('Senja and Andøya')).toBeVisible();
  await expectBothSchemes(page);
  await drawer.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('Version 1 restored')).toBeVisible();
});

test('by keyboard alone: an admin sees who may open an itinerary, and through which relation', async ({
  page,
}) => {
  await signIn(page, admin);
  const { id } = await itinerary(page);
  await page.goto(`/admin/itineraries/${id}?tab=access`);
  const panel = page.getByRole('tabpanel', { name: 'Access' });
  // The permission server learns the relations of new objects with the next job.
  await reloadUntil(page, panel.getByRole('button', { name: /operator/i }).first());
  await panel
    .getByRole('button', { name: /operator/i })
    .first()
    .press('Enter');
  await expect(panel.getByText(/Operator of the itinerary/).first()).toBeVisible();
  await expectBothSchemes(page);
});

test('an itinerary that is not there is a page that says so, and no search result too', async ({ page }) => {
  await signIn(page, admin);
  await page.goto('/admin/itineraries?q=nobody-walks-here');
  await expect(page.getByText('No itineraries found')).toBeVisible();
  await expectBothSchemes(page);
  await page.goto('/admin/itineraries/01980000-0000-7000-8000-000000000000');
  await expect(page.getByText(/Error 404|not found/i).first()).toBeVisible();
  await expectBothSchemes(page);
});
