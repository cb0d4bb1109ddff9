import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, signIn } from '../support.ts';

// What the operator portal shows, in the specification's words. Nothing is changed here.
test.skip(({ viewport }) => (viewport?.width ?? 0) < 800, 'one width is enough for words');

async function first(page: Page, path: string): Promise<{ id: string; name?: string }> {
  const answer = await page.request.get(path);
  return ((await answer.json()) as { data: { items: { id: string; name?: string }[] } }).data.items[0]!;
}

test.beforeEach(({ page }) => signIn(page, 'operator@demo.example'));

test('the steps of itineraries and trips', async ({ page }) => {
  await page.goto('/app/operator/itineraries/new/review-details');
  const steps = page.getByRole('navigation', { name: 'Itinerary steps' });
  await expect(steps.getByRole('listitem')).toHaveText([
    /Review details/,
    /Review itinerary/,
    /Review pricing/,
  ]);
  await expect(steps.getByRole('link')).toHaveCount(0);

  const { id } = await first(page, '/api/me/itineraries?limit=1');
  await page.goto(`/app/operator/itineraries/${id}/review-details`);
  await expect(steps.getByRole('link', { name: /Review pricing/ })).toHaveAttribute(
    'href',
    `/app/operator/itineraries/${id}/review-pricing`,
  );

  await expect(page.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', /itineraryPreview=true/);
  await page.getByRole('button', { name: 'History' }).click();
  const saved = page.getByRole('dialog', { name: 'Saved versions' });
  await expect(saved.getByText('As it is now')).toBeVisible();
  await page.keyboard.press('Escape');

  // A demo trip with travelers, because those that other journeys launch may still have none.
  const trips = await page.request.get('/api/me/trips?limit=100&status=live');
  const { items } = ((await trips.json()) as { data: { items: { id: string; name: string }[] } }).data;
  const trip = items.find(({ name }) => name === 'Lunch in the Alentejo')!;
  await page.goto(`/app/operator/trips/${trip.id}/review-details?model=trip`);
  const tripSteps = page.getByRole('navigation', { name: 'Trip steps' });
  await expect(tripSteps.getByRole('listitem')).toHaveText([
    /Review details/,
    /Review trip/,
    /Review Trip Pricing/,
  ]);
  await expect(tripSteps.getByRole('link', { name: /Review Trip Pricing/ })).toBeVisible();
  const preview = page.getByRole('link', { name: 'Preview' });
  await expect(preview).toHaveAttribute('target', '_blank');
  await expect(preview).toHaveAttribute('href', /^\/trips\//);

  await page.getByRole('link', { name: 'Travelers' }).click();
  await expect(page).toHaveURL(/\/manifest\?model=trip$/);
  await expect(page.getByRole('heading', { name: 'Host and companions' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Travelers' })).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Manifest' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^travelers-.*\.csv$/);

  const request = await first(page, '/api/me/trip-requests?limit=1&status=pending');
  test.skip(!request, 'no request waits');
  await page.goto(`/app/operator/trips/${request.id}/review-details?model=tripRequest`);
  await expect(page.getByRole('heading', { name: 'Host’s request' })).toBeVisible();
  await expect(tripSteps.getByRole('listitem')).toHaveText([
    /Review details/,
    /Review trip request/,
    /Review Trip Pricing/,
  ]);
  await expect(tripSteps.getByRole('link')).toHaveCount(0);
});

test('the departures of an itinerary', async ({ page }) => {
  const { id } = await first(page, '/api/me/itineraries?limit=1');
  await page.goto(`/app/operator/itineraries/${id}/review-pricing`);
  const table = page.getByRole('table', { name: 'Itinerary Inventory' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Inventory' }).first()).toBeVisible();
  await expect(table.locator('xpath=..')).toHaveCSS('max-height', '500px');

  const day = (await table.getByRole('rowheader').first().innerText()).trim();
  expect(day).toMatch(/^\d\d\/\d\d\/\d{4}/);
  await table.getByRole('row').nth(1).getByRole('button').last().click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Duplicate', 'Requested Trips', 'Delete']);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog', { name: 'Inventory Detail' });
  await expect(drawer.getByRole('button', { name: 'Update' })).toBeVisible();
  await expect(
    drawer
      .getByRole('group', { name: /Start date/ })
      .getByRole('spinbutton')
      .first(),
  ).toHaveAttribute('aria-disabled', 'true');
  await drawer.getByRole('button', { name: 'Cancel' }).click();

  await table.getByRole('row').nth(1).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this departure?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Add Inventory' }).first().click();
  const date = drawer.getByRole('group', { name: /Start date/ });
  const [month, dayOfMonth, year] = day.slice(0, 10).split('/') as [string, string, string];
  await date.getByRole('spinbutton', { name: /month/ }).fill(month);
  await date.getByRole('spinbutton', { name: /day/ }).fill(dayOfMonth);
  await date.getByRole('spinbutton', { name: /year/ }).fill(year);
  await expect(drawer.getByText('You already have a departure available on this date')).toBeVisible();
});

test('the help of operators has its office hours', async ({ page }) => {
  await page.goto('/app/operator/account/profile');
  await page.getByRole('button', { name: 'Open your account' }).click();
  const drawer = page.getByRole('dialog', { name: 'Account' });
  await expect(drawer.getByRole('link', { name: 'Refer a Host' })).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: 'Get Help' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help center' }).click();
  const help = page.getByRole('dialog', { name: 'Contact Information' });
  await expect(help.getByText(/8:30.17:30 PST/)).toBeVisible();
});

test('the spots of a trip hold each other within bounds', async ({ page }) => {
  const request = await first(page, '/api/me/trip-requests?limit=1&status=pending');
  test.skip(!request, 'no request waits');
  await page.goto(`/app/operator/trips/${request.id}/review-details?model=tripRequest`);
  const maximum = page.getByRole('textbox', { name: 'Maximum spots' });
  const minimum = page.getByRole('textbox', { name: 'Minimum spots' });
  await maximum.fill('10');
  await maximum.blur();
  await minimum.fill('20');
  await minimum.blur();
  await expect(minimum).toHaveValue('9');
  await minimum.fill('1');
  await minimum.blur();
  await expect(minimum).toHaveValue('2');
  await maximum.fill('1');
  await maximum.blur();
  await expect(maximum).toHaveValue('3');
});
