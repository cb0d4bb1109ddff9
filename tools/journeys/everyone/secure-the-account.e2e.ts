import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import {
  callsForAll,
  expectBothSchemes,
  expectFits,
  forgetSession,
  mailedCode,
  mailTo,
  newHost,
  press,
  type,
  unique,
} from '../support.ts';

const password = 'slow trains and loud markets';

async function signInByForm(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/login');
  await type(page.getByLabel('Email'), email);
  await type(page.getByLabel('Password', { exact: true }), secret);
  await page.keyboard.press('Enter');
}

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

test('by keyboard alone: a first password with the code of the activation, a new one with the code of the reset', {
  tag: '@phone',
}, async ({ page }) => {
  const email = `codes.${unique()}@journeys.example`;
  const code = page.getByLabel('Or enter the code from the email');
  await page.goto('/signup');
  await type(page.getByLabel('First name'), 'Ines');
  await type(page.getByLabel('Last name'), 'Duarte');
  await type(page.getByLabel('Email'), email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await type(code, mailedCode(await mailTo(page, email, /Activate/)));
  await page.waitForURL('**/create-account/**');
  await type(page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/host/**');

  await forgetSession(page);
  await page.goto('/forgot-password');
  await type(page.getByLabel('Email'), email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expectBothSchemes(page);
  const right = mailedCode(await mailTo(page, email, /Reset/));
  await type(code, right === '000000' ? '111111' : '000000');
  await expect(page.getByText('This code is wrong or has expired.')).toBeVisible();
  await type(code, right);
  await page.waitForURL('**/change-password/**');
  await expectBothSchemes(page);
  await type(page.getByLabel('New password', { exact: true }), 'quiet harbours before sunrise');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/host/**');
});

test('after many wrong passwords the sign-in page says when to come back', async ({ page }) => {
  const email = await newHost(page, password);
  await forgetSession(page);
  const wrong = { email, password: 'not the right one' };
  for (let tries = 0; tries < 10; tries++) await page.request.post('/authentication/login', { data: wrong });
  await signInByForm(page, email, wrong.password);
  // One attempt is restored per minute, and a slow machine may have gained one in the meantime.
  const tooMany = page.getByText(/Too many wrong passwords\. Try again in \d+ (second|minute)s?\./);
  await expect(async () => {
    if (await tooMany.isVisible()) return;
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(tooMany).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
  // The correct password doesn't help now, either, nor if a restored attempt is used up first.
  await page.request.post('/authentication/login', { data: wrong });
  const right = await page.request.post('/authentication/login', { data: { email, password } });
  expect(right.status()).toBe(429);
  await expectBothSchemes(page);
});

test('by keyboard alone: sign in, set up an authenticator app, confirm the next sign-in with it', async ({
  page,
}) => {
  test.slow();
  const email = await newHost(page, password);
  await page.goto('/app/host/account/security');
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await expectBothSchemes(page);
  await page.getByRole('button', { name: 'Set up' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(dialog.getByRole('img', { name: 'Scan this code with your authenticator app' })).toBeVisible();
  await expectBothSchemes(page);
  const secret = (await dialog.getByText(/^[A-Z2-7]{16,}$/).textContent())!;
  await dialog.getByLabel('Code from the app').focus();
  await page.keyboard.type(codeOf(secret));
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Get new codes' }).press('Enter');
  const codes = page.getByRole('dialog', { name: 'Your backup codes' });
  await expect(codes.getByRole('listitem').first()).toBeVisible();
  const backup = await codes.getByRole('listitem').allTextContents();
  expect(backup.length).toBeGreaterThan(7);
  await expectBothSchemes(page);
  await codes.getByRole('button', { name: 'I’ve saved them' }).press('Enter');
  await expect(page.getByText(`${backup.length} codes left`)).toBeVisible();

  await forgetSession(page);
  await page.goto('/app/host/trips');
  await page.waitForURL('**/login?destination=**');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await expectBothSchemes(page);
  // Going elsewhere doesn't bypass it.
  await page.goto('/app');
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await page.goto('/app/host/trips');
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await page.keyboard.type('000000');
  await expect(page.getByText('That code isn’t right')).toBeVisible();
  await page.keyboard.type(codeOf(secret));
  await page.waitForURL('**/app/host/trips');

  // And with a backup code.
  await forgetSession(page);
  await signInByForm(page, email);
  await press(page, 'button', 'Use a backup code');
  await type(page.getByLabel('Backup code'), backup[0]!);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/host/**');
});

test('by keyboard alone: a passkey is added, confirms a sign-in, and is removed', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const email = await newHost(page, password);
  await page.goto('/app/host/account/security');
  await press(page, 'button', 'Add a passkey');
  await type(page.getByLabel('Passkey name'), 'Journey laptop');
  await expectBothSchemes(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Journey laptop' })).toBeVisible();
  await forgetSession(page);
  await signInByForm(page, email);
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await expectBothSchemes(page);
  await press(page, 'button', 'Use your passkey');
  await page.waitForURL('**/app/host/**');
  await page.goto('/app/host/account/security');
  await press(page, 'button', 'Remove Journey laptop');
  await press(page.getByRole('alertdialog'), 'button', 'Remove');
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
});

test('by keyboard alone: sessions are listed and ended, one and all', async ({ page, browser, baseURL }) => {
  const email = await newHost(page, password);
  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0',
  });
  const other = await elsewhere.newPage();
  await signInByForm(other, email);
  await other.waitForURL('**/app/host/**');
  await page.goto('/app/host/account/security');
  await expect(page.getByText('Firefox on macOS')).toBeVisible();
  await press(page, 'button', 'Sign out Firefox on macOS');
  await expect(page.getByText('Firefox on macOS')).toBeHidden();
  await other.goto('/app/host/trips');
  await other.waitForURL('**/login?destination=**');
  await elsewhere.close();
  await press(page, 'button', 'Sign out everywhere');
  const ask = page.getByRole('alertdialog');
  await expectBothSchemes(page);
  await press(ask, 'button', 'Sign out everywhere');
  await page.waitForURL('**/login');
  expect((await page.request.get('/api/me/profile')).status()).toBe(401);
});

test('when the server does not answer, the pages say so and go on by themselves', async ({ page }) => {
  await newHost(page, password);
  const away = JSON.stringify({
    success: false,
    code: 'unavailable',
    error: 'Sign-in isn’t available right now. Try again in a moment.',
  });
  await callsForAll(page);
  await page.route('**/api/me/**', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: away }),
  );
  await page.goto('/app/host/trips');
  await expect(page.getByRole('heading', { name: 'We’ll be right back' })).toBeVisible();
  await expectBothSchemes(page);
  await page.unroute('**/api/me/**');
  // Without pressing anything.
  await expect(page.getByRole('heading', { name: 'We’ll be right back' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Trips' })).toBeVisible();
  await expectFits(page);
});
