import { expect, type Page, test } from '@playwright/test';
import { expectBothSchemes, mailTo, newHost } from './support.ts';

const password = 'slow trains and loud markets';
const next = 'quiet harbours before sunrise';

const enter = (page: Page) => page.keyboard.press('Enter');

test('by the keyboard: sign up, create the account, change the password, sign out', async ({ page }) => {
  test.slow();
  const email = `pages.${Date.now()}.${Math.floor(Math.random() * 1e6)}@journeys.example`;
  await page.goto('/signup');
  await expect(page).toHaveTitle(/ - Signup$/);
  await page.getByLabel('First name').focus();
  await enter(page);
  await expect(page.getByText('Required')).toHaveCount(3);
  await expectBothSchemes(page);
  await page.getByLabel('First name').focus();
  for (const text of ['Ines', 'Duarte', email]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await enter(page);
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
  await expectBothSchemes(page);
  const mail = await mailTo(page, email, /Activate/);
  const link = mail.links.find((one) => one.includes('/create-account/'))!;
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('heading', { name: 'Welcome, Ines' })).toBeVisible();
  await expect(page).toHaveTitle(/ - Signup$/);
  const secret = page.getByLabel('Password', { exact: true });
  await secret.focus();
  await page.keyboard.type('short');
  await enter(page);
  await expect(page.getByText('Use at least 12 characters.')).toBeVisible();
  await expectBothSchemes(page);
  // Long enough, but everybody has heard of it.
  await secret.fill('password1234');
  await enter(page);
  await expect(page.getByRole('textbox', { name: 'Password' }).or(secret).first()).toBeFocused();
  await expect(page).toHaveURL(/create-account/);
  await secret.fill(password);
  await enter(page);
  await page.waitForURL('**/app/host/**');
  // The link works once.
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();

  await page.goto('/change-password');
  await expect(page).toHaveTitle(/ - Login$/);
  const current = page.getByLabel('Current password', { exact: true });
  await current.focus();
  await page.keyboard.type('not the right one');
  await page.getByLabel('New password', { exact: true }).focus();
  await page.keyboard.type(next);
  await enter(page);
  await expect(page.getByText('This is not your current password')).toBeVisible();
  await expectBothSchemes(page);
  await current.fill(password);
  await enter(page);
  await page.waitForURL('**/app/host/**');
  await page.goto('/logout');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/app/host/trips');
  await page.waitForURL('**/login?destination=%2Fapp%2Fhost%2Ftrips');
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await enter(page);
  await expect(page.getByText('The e-mail or password is not right.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(next);
  await enter(page);
  await page.waitForURL('**/app/host/trips');
});

test('links that do not work, and why', async ({ page }) => {
  for (const [path, text] of [
    ['/activation-error/expired', 'It is too old. Ask for a new one.'],
    ['/activation-error/used', 'It was used already. You can sign in with your password.'],
    ['/activation-error/anything', 'It may have been used already, or it is too old.'],
    ['/create-account/no-such-token-at-all', 'It may have been used already, or it is too old.'],
    ['/change-password/no-such-token-at-all', 'It may have been used already, or it is too old.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
  }
  await expectBothSchemes(page);
  await page.getByRole('link', { name: 'Get a new link' }).focus();
  await enter(page);
  await page.waitForURL('**/forgot-password');
});

test('the error pages and the fallback', async ({ page }) => {
  for (const [path, heading] of [
    ['/error', 'Something went wrong'],
    ['/error/401', 'Please sign in'],
    ['/error/403', 'This page is not yours to open'],
    ['/error/404', 'We could not find this page'],
    ['/error/503', 'We will be right back'],
    ['/error/nonsense', 'We could not find this page'],
    ['/no/such/page', 'We could not find this page'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    if (path === '/error/401' || path === '/error/403' || path === '/no/such/page')
      await expectBothSchemes(page);
  }
  // Signing in from there does not lead back to an error.
  await page.goto('/error/401');
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).focus();
  await enter(page);
  await page.waitForURL((url) => url.pathname === '/login' && url.search === '');
});

test('a page that is asked for signed out comes after the sign-in, never another site', async ({ page }) => {
  const email = await newHost(page, password);
  await page.context().clearCookies();
  await page.goto('/login?destination=%2F%2Fevil.example%2F');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await enter(page);
  await page.waitForURL('**/app/host/**');
});
