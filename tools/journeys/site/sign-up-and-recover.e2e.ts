import { expect, type Page, test } from '@playwright/test';
import {
  expectAccessible,
  expectBothSchemes,
  forgetSession,
  mailTo,
  newHost,
  type,
  unique,
} from '../support.ts';

const password = 'slow trains and loud markets';
const next = 'quiet harbours before sunrise';

const enter = (page: Page) => page.keyboard.press('Enter');

test('by the keyboard: sign up and create the account with the mailed link', async ({ page }) => {
  const email = `pages.${unique()}@journeys.example`;
  await page.goto('/signup');
  await expect(page).toHaveTitle(/ - Signup$/);
  await page.getByLabel('First name').focus();
  await enter(page);
  await expect(page.getByText('Required')).toHaveCount(3);
  await expectBothSchemes(page);
  await page.getByLabel('First name').focus();
  for (const text of ['Ines', 'Duarte', 'not an address']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await enter(page);
  await expect(page.getByText('Enter an email address')).toBeVisible();
  await type(page.getByLabel('Email'), email);
  await enter(page);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectBothSchemes(page);
  const mail = await mailTo(page, email, /Activate/);
  const link = mail.links.find((one) => one.includes('/create-account/'))!;
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('heading', { name: 'Welcome, Ines' })).toBeVisible();
  await expect(page).toHaveTitle(/ - Signup$/);
  const secret = page.getByLabel('Password', { exact: true });
  await type(secret, 'short');
  await enter(page);
  await expect(page.getByText('Use at least 12 characters.')).toBeVisible();
  await expectBothSchemes(page);
  // Long enough, but well known.
  await type(secret, 'password1234');
  await enter(page);
  // While the request is in flight, another attempt would count as a double press.
  await expect(page.getByText('This password is known from leaks.')).toBeVisible();
  await expect(secret).toBeFocused();
  await expect(page).toHaveURL(/create-account/);
  await type(secret, password);
  await enter(page);
  await page.waitForURL('**/app/host/**');
  // The link works once.
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});

test('by the keyboard: change the password, sign out and in, forget it and set a new one with the mailed link', async ({
  page,
}) => {
  const email = await newHost(page, password);
  await page.goto('/change-password');
  await expect(page).toHaveTitle(/ - Login$/);
  const current = page.getByLabel('Current password', { exact: true });
  await type(current, 'not the right one');
  await type(page.getByLabel('New password', { exact: true }), next);
  await enter(page);
  await expect(page.getByText('That isn’t your current password')).toBeVisible();
  await expectBothSchemes(page);
  await type(current, password);
  await enter(page);
  await page.waitForURL('**/app/host/**');
  await page.goto('/logout');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/app/host/trips');
  await page.waitForURL('**/login?destination=%2Fapp%2Fhost%2Ftrips');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await enter(page);
  await expect(page.getByText('That email or password isn’t right. Try again.')).toBeVisible();
  await type(page.getByLabel('Password', { exact: true }), next);
  await enter(page);
  await page.waitForURL('**/app/host/trips');

  await page.goto('/logout');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/forgot-password');
  await type(page.getByLabel('Email'), email);
  await enter(page);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const reset = await mailTo(page, email, /Reset/);
  await page.goto(new URL(reset.links.find((link) => link.includes('/change-password/'))!).pathname);
  await type(page.getByLabel('New password', { exact: true }), 'lanterns along the old canal');
  await expectBothSchemes(page);
  await enter(page);
  await page.waitForURL('**/app/host/**');
});

test('links that do not work, and why', async ({ page }) => {
  for (const [path, text] of [
    ['/activation-error/expired', 'It has expired. Get a new one below.'],
    ['/activation-error/used', 'It has already been used. Sign in with your password.'],
    ['/activation-error/anything', 'It may have expired or already been used.'],
    ['/create-account/no-such-token-at-all', 'It may have expired or already been used.'],
    ['/change-password/no-such-token-at-all', 'It may have expired or already been used.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expectAccessible(page);
  }
  await expectBothSchemes(page);
  await page.getByRole('link', { name: 'Get a new link' }).focus();
  await enter(page);
  await page.waitForURL('**/forgot-password');
});

test('the error pages and the fallback', async ({ page }) => {
  for (const [path, heading] of [
    ['/error', 'Something went wrong'],
    ['/error/401', 'Sign in to continue'],
    ['/error/403', 'You don’t have access to this page'],
    ['/error/404', 'We couldn’t find that page'],
    ['/error/503', 'We’ll be right back'],
    ['/error/nonsense', 'We couldn’t find that page'],
    ['/no/such/page', 'We couldn’t find that page'],
    ['/trips/no-such-trip', 'We couldn’t find that page'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectBothSchemes(page);
  }
  // Signing in from there doesn't lead back to an error.
  await page.goto('/error/401');
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).focus();
  await enter(page);
  await page.waitForURL((url) => url.pathname === '/login' && url.search === '');
});

test('a page that is asked for signed out comes after the sign-in, never another site', async ({ page }) => {
  const email = await newHost(page, password);
  await forgetSession(page);
  await page.goto('/login?destination=%2F%2Fevil.example%2F');
  await type(page.getByLabel('Email'), email);
  await type(page.getByLabel('Password', { exact: true }), password);
  await enter(page);
  await page.waitForURL('**/app/host/**');
});
