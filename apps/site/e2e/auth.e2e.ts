import { expect, test } from '@playwright/test';
import { demoPassword, expectAccessible, expectFits, mailTo } from '../../../tools/e2e/support.ts';
import { freshEmail } from './booking.ts';

test('a wrong password is refused, the right one leads to where one came from', async ({ page }) => {
  await page.goto('/app/traveler/explore');
  await page.waitForURL('**/login?destination=**');
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Required')).toHaveCount(2);
  await page.getByLabel('E-mail').fill('traveler@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('not the right one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The e-mail or password is not right.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(await demoPassword(page));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/app/traveler/explore');
  await expect(page).toHaveTitle(/Traveler Portal/);
});

test('a demo sign-in is one press, signing out ends at the front page', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /^Traveler/ }).click();
  await page.waitForURL('**/app/traveler/**');
  await page.goto('/logout');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect((await page.request.get('/api/me/profile')).status()).toBe(401);
});

test('a new host signs up, activates the account and lands in the Host portal', async ({ page }) => {
  const email = freshEmail('host');
  await page.goto('/signup');
  await expectAccessible(page);
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Duarte');
  await page.getByLabel('E-mail').fill('not an address');
  await page.getByRole('button', { name: 'Create host account' }).click();
  await expect(page.getByText('Enter an e-mail address')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Create host account' }).click();
  await expect(page.getByText(email)).toBeVisible();
  const mail = await mailTo(page, email, /Activate/);
  await page.goto(new URL(mail.links.find((link) => link.includes('/create-account/'))!).pathname);
  await page.getByLabel('Password', { exact: true }).fill('slow trains and loud markets');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/app/host/**');

  // A forgotten password is set anew by mail. Calls under way would lead to the sign-in page meanwhile.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.goto('/forgot-password');
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
  const reset = await mailTo(page, email, /password/i);
  await page.goto(new URL(reset.links.find((link) => link.includes('/change-password/'))!).pathname);
  await expectAccessible(page);
  await page.getByLabel('New password', { exact: true }).fill('quiet harbours before sunrise');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL('**/app/host/**');

  // And changed by whoever is signed in.
  await page.goto('/change-password');
  await page.getByLabel('Current password', { exact: true }).fill('quiet harbours before sunrise');
  await page.getByLabel('New password', { exact: true }).fill('lanterns along the old canal');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL('**/app/host/**');
});

test('links that do not work say so and lead on', async ({ page }) => {
  for (const path of [
    '/create-account/no-such-token-at-all',
    '/change-password/no-such-token-at-all',
    '/activation-error/expired',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await expectAccessible(page);
  }
});
