import { expect, test } from '@playwright/test';
import { expectAccessible, expectFits, ownBookings, signIn } from '../support.ts';

const traveler = 'traveler@demo.example';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, traveler);
});

test('a trip that is over is rated with stars and words, which can be changed', { tag: '@phone' }, async ({
  page,
}) => {
  const { trip } = (await ownBookings(page)).find((one) => one.status === 'complete')!;
  await page.goto(`/app/traveler/trips/${trip.id}/trip-overview`);
  // If another run has already rated it, change the review.
  const change = page.getByRole('button', { name: 'Change review' });
  const save = page.getByRole('button', { name: 'Save review' });
  await expect(change.or(save)).toBeVisible();
  if (await change.isVisible()) await change.click();
  else {
    await save.click();
    await expect(page.getByText('Choose 1 to 5 stars.')).toBeVisible();
  }
  await page.getByRole('radio', { name: '4 of 5' }).press('Space');
  await page.getByLabel('What would you tell others?').fill('The walk at dawn was the best of it.');
  await expectAccessible(page);
  await expectFits(page);
  await save.click();
  await expect(page.getByText('Thank you for your review!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Your rating: 4 of 5' })).toBeVisible();
  await expect(page.getByText('The walk at dawn was the best of it.')).toBeVisible();
  await change.click();
  await page.getByRole('radio', { name: '5 of 5' }).press('Space');
  await save.click();
  await expect(page.getByRole('img', { name: 'Your rating: 5 of 5' })).toBeVisible();
});

test('lists the account of a booking line by line, with each traveler’s share', async ({ page }) => {
  const { trip } = (await ownBookings(page)).find((one) => one.trip.name === 'Bowls and Hairpins')!;
  await page.goto(`/app/traveler/trips/${trip.id}/trip-overview`);
  await expect(page.getByText(/\d+ days to go/)).toBeVisible();
  await page.getByRole('link', { name: 'See statement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'By traveler' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download invoice' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.reload();
  await expect(page.getByText('Left to pay').first()).toBeVisible();
  await page.goto('/app/traveler/account/payment');
  await expect(page.getByRole('heading', { name: 'All your trips' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
});
