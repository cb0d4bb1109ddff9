import { expect, test } from '@playwright/test';
import { expectBothSchemes, read, signIn } from '../support.ts';

test.beforeEach(({ page }) => signIn(page, 'host@demo.example'));

test('a host sees the page of a trip as a desktop and a phone show it', { tag: '@phone' }, async ({
  page,
  viewport,
}) => {
  test.slow();
  // It hasn't launched: signed out, its URL alone shows nothing.
  const { items } = await read<{ items: { id: string; name: string }[] }>(page, '/api/me/trips?limit=100');
  const trip = items.find((one) => one.name === 'Seven Moles, One Maya')!;
  await page.goto(`/app/host/trips/${trip.id}/configuration?model=trip`);
  await page.getByRole('main').getByRole('link', { name: 'Preview', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/preview\?model=trip$/);
  const shown = page.frameLocator('iframe').getByRole('heading', { level: 1, name: trip.name });
  await expect(shown).toBeVisible();
  await expect(
    page.getByText(/^Until you launch, only people with the link can see this page/),
  ).toBeVisible();
  await expectBothSchemes(page);

  const screens = page.getByRole('radiogroup', { name: 'Screen' });
  const own = (viewport?.width ?? 0) < 768 ? 'Phone' : 'Desktop';
  await expect(screens.getByRole('radio', { name: own })).toBeChecked();
  await screens.getByRole('radio', { name: 'Desktop' }).press('Space');
  await screens.getByRole('radio', { name: 'Phone' }).press('Space');
  await expect(page).toHaveURL(/view=phone/);
  await page.reload();
  await expect(screens.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await expect(shown).toBeVisible();
  const width = await page
    .frameLocator('iframe')
    .locator('html')
    .evaluate(() => innerWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectBothSchemes(page);

  await page.getByRole('link', { name: trip.name, exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/configuration\?model=trip$/);
});
