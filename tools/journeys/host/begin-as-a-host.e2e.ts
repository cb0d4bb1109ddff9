import { expect, test } from '@playwright/test';
import { expectAccessible, expectFits, signIn } from '../support.ts';

test('a host of level 0 is led to the survey and finds itineraries locked', { tag: '@phone' }, async ({
  page,
  viewport,
}) => {
  // Phones have the bottom bar instead of the side menu.
  const isPhone = (viewport?.width ?? 0) < 768;
  await signIn(page, 'newhost@demo.example');
  await page.goto('/app/host');
  await expect(page).toHaveURL(/\/home\/progress$/);
  await expect(page.getByText('Engage your Audience')).toBeVisible();
  await expect(page.getByText('Itineraries unlock after at least 100 survey responses.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Surveying' })).toHaveCount(isPhone ? 0 : 1);
  await expect(page.getByRole('link', { name: 'Explore Itineraries' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Survey Audience' }).click();
  await expect(page.getByText('0 of 100 responses').first()).toBeVisible();

  await page.goto('/app/host/itineraries');
  await page.getByRole('link', { name: 'Andalusia After Dark' }).click();
  await expect(page.getByRole('heading', { name: 'This itinerary is locked' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reserve This Trip' })).toHaveCount(0);
  await expectFits(page);
  await expectAccessible(page);

  await page.goto(page.url().replace('/description', '/request'));
  await expect(page.getByRole('heading', { name: 'This itinerary is locked' })).toBeVisible();
  await page.goto('/app/host/audience/research');
  await expect(page.getByText('Not enough data to display.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Qualified responses only' })).toBeDisabled();
});
