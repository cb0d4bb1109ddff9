import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectFits, signIn } from '../support.ts';

type Entry = { id: string; name: string; status: string };

/** One of the operator's own that no journey changes, because it is past editing. */
async function settled(page: Page, what: 'itineraries' | 'trips', status: string): Promise<Entry> {
  const answer = await page.request.get(`/api/me/${what}?limit=100`);
  const { data } = (await answer.json()) as { data: { items: Entry[] } };
  return data.items.find((one) => one.status === status)!;
}

/** What the page would print: only the sheet, whatever the browser's dialog does with it. */
async function expectSheet(page: Page, name: string) {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Day 1', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print itinerary' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back' })).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
}

test('an operator prints an itinerary day by day, and sees when that fails', async ({ page }) => {
  await signIn(page, 'operator@demo.example');
  const itinerary = await settled(page, 'itineraries', 'complete');
  await page.goto(`/app/operator/itineraries/${itinerary.id}/review-details`);
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/itineraries/${itinerary.id}/print$`));
  await page.reload();
  const print = page.getByRole('button', { name: 'Print itinerary' });
  await expect(print).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await expectSheet(page, itinerary.name);

  await page.evaluate(() => {
    window.print = () => {
      throw new Error('no printer');
    };
  });
  await print.click();
  await expect(
    page.getByText('Something went wrong printing your itinerary. Please try again.'),
  ).toBeVisible();
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await print.click();
  await expect(page).toHaveTitle('printed');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(new RegExp(`/itineraries/${itinerary.id}/review-details$`));
});

test('an operator prints a trip with the dates of its days', async ({ page }) => {
  await signIn(page, 'operator@demo.example');
  const trip = await settled(page, 'trips', 'complete');
  await page.goto(`/app/operator/trips/${trip.id}/review-details?model=trip`);
  await expect(page.getByText('The trip was completed!')).toBeVisible();
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await expect(page.getByRole('article').getByText(/ID# /)).toBeVisible();
  await expect(page.locator('#day-1').getByRole('time').first()).toBeVisible();
  await expectSheet(page, trip.name);
  await expectFits(page);
});
