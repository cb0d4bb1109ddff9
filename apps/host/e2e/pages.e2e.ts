import { expect, test } from '@playwright/test';
import { expectAccessible, expectFits, signIn } from '../../../tools/e2e/support.ts';

const pages: [path: string, heading: string | RegExp][] = [
  ['home/dashboard', /^Welcome back/],
  ['home/progress', 'Get your group trip going!'],
  ['itineraries', 'Itineraries'],
  ['trips', 'Trips'],
  ['audience/survey', 'My Audience'],
  ['audience/research', 'My Audience'],
  ['account/profile', 'Account'],
  ['account/address', 'Account'],
  ['referral', 'Refer a Host and Earn $1000'],
];

test.beforeEach(({ page }) => signIn(page, 'host@demo.example'));

for (const [path, heading] of pages) {
  test(`${path} opens by its address, fits and is accessible`, async ({ page }) => {
    await page.goto(`/app/host/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectFits(page);
    await expectAccessible(page);
  });
}

test('each tab of a trip opens by its address, fits and is accessible', async ({ page }) => {
  await page.goto('/app/host/trips');
  await page.getByRole('link', { name: 'Lunch in the Alentejo' }).click();
  await expect(page).toHaveURL(/\/configuration\?model=trip$/);
  const trip = new URL(page.url()).pathname.replace(/\/configuration$/, '');
  for (const tab of ['configuration', 'pricing', 'itinerary', 'services-agreement', 'promote', 'bookings']) {
    await test.step(tab, async () => {
      await page.goto(`${trip}/${tab}?model=trip`);
      await expect(page.getByRole('heading', { level: 1, name: 'Lunch in the Alentejo' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectFits(page);
      await expectAccessible(page);
    });
  }
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
  await expect(page.getByRole('heading', { name: 'We could not find this page' })).toBeVisible();
  await page.goto('/app/host/trips/00000000-0000-4000-8000-000000000000/configuration?model=trip');
  await expect(page.getByText('This trip could not be opened')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/host\/trips$/);
  await page.context().clearCookies();
  await page.goto('/app/host/trips?x=1');
  await expect(page).toHaveURL(/\/login\?destination=%2Fapp%2Fhost%2Ftrips%3Fx%3D1$/);
});
