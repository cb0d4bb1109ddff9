import { expect, test } from '@playwright/test';
import { demoPassword, expectBothSchemes, press, type } from '../support.ts';

test('a wrong password is refused, the right one leads to where one came from', async ({ page }) => {
  await page.goto('/app/traveler/explore');
  await page.waitForURL('**/login?destination=**');
  await expectBothSchemes(page);
  await press(page, 'button', 'Sign in');
  await expect(page.getByText('Required')).toHaveCount(2);
  await type(page.getByLabel('Email'), 'traveler@demo.example');
  await type(page.getByLabel('Password', { exact: true }), 'not the right one');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That email or password isn’t right. Try again.')).toBeVisible();
  await type(page.getByLabel('Password', { exact: true }), await demoPassword(page));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/traveler/explore');
  await expect(page).toHaveTitle(/Traveler Portal/);
});

test('a demo sign-in is one press, signing out ends at the front page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/login');
  await press(page, 'button', /^Traveler/);
  await page.waitForURL('**/app/traveler/**');
  await page.goto('/logout');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect((await page.request.get('/api/me/profile')).status()).toBe(401);
});
