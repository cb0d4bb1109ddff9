import { expect, type Page } from '@playwright/test';
import { chooseCard } from '../support.ts';

/**
 * The demo's trip whose path begins like this, ignoring the month. Each booking journey has its own trip,
 * because the choice must not depend on what others have booked by then. Those in the most distant months are
 * for bookTrip.
 */
export async function bookableTrip(
  page: Page,
  begins: string,
): Promise<{ path: string; id: string; name: string }> {
  const answer = await page.request.get('/public/trips?limit=50');
  const { data } = (await answer.json()) as { data: { items: { tripPath: string; bookable: boolean }[] } };
  const chosen = data.items.find((trip) => trip.bookable && trip.tripPath.startsWith(`${begins}-`));
  if (!chosen) throw new Error(`${begins} cannot be booked`);
  const details = await page.request.get(`/public/trip-details?path=${encodeURIComponent(chosen.tripPath)}`);
  const trip = ((await details.json()) as { data: { id: string; name: string } }).data;
  return { path: chosen.tripPath, id: trip.id, name: trip.name };
}

/** Opens a trip and holds spots from its booking card. */
export async function holdFromTripPage(page: Page, path: string, spots: number): Promise<void> {
  await page.goto(`/trips/${path}`);
  const wide = (page.viewportSize()?.width ?? 0) >= 1024;
  if (!wide) await page.getByRole('button', { name: 'Book your spot' }).click();
  const card = wide ? page.locator('aside') : page.getByRole('dialog');
  for (let i = 1; i < spots; i++) await card.getByRole('button', { name: 'Add one: Travelers' }).click();
  await card.getByRole('button', { name: spots > 1 ? `Book ${spots} spots` : 'Book your spot' }).click();
  await page.waitForURL('**/book/travelers');
}

/** Fills in the customer and one companion, and continues. */
export async function fillTravelers(page: Page, email: string, companionEmail?: string): Promise<void> {
  const you = page.getByRole('group', { name: 'You', exact: true });
  await you.getByLabel('First name').fill('Noa');
  await you.getByLabel('Last name').fill('Berg');
  await you.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await you.getByLabel('Phone').fill('+1 202 555 0123');
  await you.getByRole('spinbutton').first().click();
  await page.keyboard.type('04021991');
  // By keyboard, because scrolling to the option on a small screen would close the list, and so would losing focus.
  await expect(async () => {
    await you.getByRole('combobox').fill('United States');
    await expect(page.getByRole('option', { name: 'United States', exact: true })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const companion = page.getByRole('group', { name: 'Traveler 2' });
  await companion.getByLabel('First name').fill('Sam');
  const named = page.getByRole('group', { name: 'Sam' });
  await named.getByLabel('Last name').fill('Okafor');
  if (companionEmail) await named.getByRole('textbox', { name: /^Email/ }).fill(companionEmail);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/book/rooms');
  // The URL changes before the page does, and the previous step has a button of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Rooms and extras' })).toBeVisible();
}

/** Goes from the rooms to a completed card form, ready to submit. */
export async function toFilledCard(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/book/pay');
  await chooseCard(page, card);
  await page.getByText('I have read the cancellation policy').click();
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

export const freshEmail = (name: string) =>
  `${name}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;

/** The tab's draft of a booking in progress. */
export async function keptHold(page: Page, path: string): Promise<{ id: string; token: string }> {
  const kept = await page.evaluate((key) => sessionStorage.getItem(key), `caravan.checkout.${path}`);
  const hold = (JSON.parse(kept ?? '{}') as { hold?: { id: string; token: string } }).hold;
  expect(hold).toBeTruthy();
  return hold!;
}
