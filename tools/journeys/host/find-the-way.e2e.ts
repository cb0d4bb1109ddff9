import { expect, test } from '@playwright/test';
import { expectAccessible, forgetSession, signIn } from '../support.ts';

test.beforeEach(({ page }) => signIn(page, 'host@demo.example'));

test('pages without the side menu have the places in the header, by keyboard too', { tag: '@phone' }, async ({
  page,
  viewport,
}) => {
  test.slow();
  // Phones have the bottom bar on every page.
  const isPhone = (viewport?.width ?? 0) < 768;
  const bar = page.getByRole('navigation', { name: 'Main, short' });
  const places = isPhone
    ? bar
    : page.getByRole('banner').getByRole('navigation', { name: 'Main', exact: true });
  await page.goto('/app/host/trips');
  await expect(page.getByRole('heading', { level: 1, name: 'Trips' })).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('link', { name: 'My Audience' })).toHaveCount(
    isPhone ? 0 : 1,
  );
  const answer = await page.request.get('/api/me/itineraries?limit=1');
  const { id } = ((await answer.json()) as { data: { items: { id: string }[] } }).data.items[0]!;
  const without: [path: string, at: string][] = [
    ['home', 'Home'],
    ['home/dashboard', 'Home'],
    ['home/progress', 'Home'],
    ['audience/survey', 'My Audience'],
    ['audience/research', 'My Audience'],
    ['itineraries', 'Itineraries'],
    [`itineraries/${id}/request`, 'Itineraries'],
    ['public-profile', ''],
    ['public-profile/edit', ''],
  ];
  for (const [path, at] of without) {
    await test.step(path, async () => {
      await page.goto(`/app/host/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(places.getByRole('link')).toHaveText([
        'Home',
        'My Audience',
        'Itineraries',
        'Trips',
        'Earnings',
      ]);
      await expect(page.getByRole('complementary').getByRole('link', { name: 'My Audience' })).toHaveCount(0);
      if (at)
        await expect(places.getByRole('link', { name: at, exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        );
    });
  }
  // By keyboard back to the trips, where the menu is visible again.
  await places.getByRole('link', { name: 'Itineraries', exact: true }).press('Tab');
  await expect(places.getByRole('link', { name: 'Trips', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Trips' })).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('link', { name: 'My Audience' })).toHaveCount(
    isPhone ? 0 : 1,
  );
});

test('the Get Going tab of trips works on its own, and leads back', async ({ page }) => {
  await page.goto('/app/host/trips');
  await page
    .getByRole('navigation', { name: 'Trips', exact: true })
    .getByRole('link', { name: 'Get Going' })
    .press('Enter');
  await expect(page).toHaveURL(/\/trips\/get-going$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Get Going' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Get your group trip going!' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Trips', exact: true })).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Survey Audience' })).toHaveAttribute(
    'href',
    '/app/host/audience/survey',
  );
  await expect(main.getByRole('link', { name: 'Explore Itineraries' })).toHaveAttribute(
    'href',
    '/app/host/itineraries',
  );
  await main.getByRole('link', { name: 'Trips', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Trips' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the root leads to the dashboard, the drawer to the account, log out to the front page', async ({
  page,
}) => {
  await page.goto('/app/host');
  await expect(page).toHaveURL(/\/home\/dashboard$/);
  await page.getByRole('button', { name: 'Open your account' }).click();
  const drawer = page.getByRole('dialog', { name: 'Account' });
  await drawer.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/account\/profile$/);
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  await page.getByRole('button', { name: 'Open your account' }).click();
  await drawer.getByRole('link', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('unknown pages and other people’s trips are not found; signed out leads to the sign-in', async ({
  page,
}) => {
  await page.goto('/app/host/nothing');
  await expect(page.getByRole('heading', { name: 'We couldn’t find that page' })).toBeVisible();
  await page.goto('/app/host/trips/00000000-0000-4000-8000-000000000000/configuration?model=trip');
  await expect(page.getByText('We couldn’t open this trip')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/host\/trips$/);
  await forgetSession(page);
  await page.goto('/app/host/trips?x=1');
  await expect(page).toHaveURL(/\/login\?destination=%2Fapp%2Fhost%2Ftrips%3Fx%3D1$/);
});
