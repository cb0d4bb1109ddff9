import { expect, type Page, test } from '@playwright/test';
import {
  demoPassword,
  expectBothSchemes,
  forgetSession,
  mailTo,
  newHost,
  press,
  signIn,
  type,
} from '../support.ts';

const password = 'slow trains and loud markets';

/** Signs in with another marketplace's form; cookies are separate for each host name. */
async function signInAt(page: Page, origin: string, email: string, secret: string) {
  await page.goto(`${origin}/login`);
  await type(page.getByLabel('Email'), email);
  await type(page.getByLabel('Password', { exact: true }), secret);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/app\/|\/admin\//);
}

test('a marketplace invites a member of another one: the account stays the person’s own', async ({
  page,
  browser,
  baseURL,
}) => {
  test.skip(test.info().project.name !== 'desktop', 'the way of the account is the same on a phone');
  test.slow();
  const theirs = `http://solstice.localhost:${new URL(baseURL!).port}`;
  const email = await newHost(page, password);
  const demo = await demoPassword(page);

  const context = await browser.newContext();
  // That marketplace is German.
  for (const one of [context, page.context()])
    await one.addCookies([{ name: 'language', value: 'en', url: theirs }]);
  const admin = await context.newPage();
  await signInAt(admin, theirs, 'admin@solstice.example', demo);
  await admin.goto(`${theirs}/admin/users`);
  await press(admin, 'button', 'Add user');
  const dialog = admin.getByRole('dialog', { name: 'Add user' });
  await type(dialog.getByLabel('First name'), 'Ines');
  await type(dialog.getByLabel('Last name'), 'Duarte');
  await type(dialog.getByLabel('Email'), email);
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('Invitation sent to Ines Duarte')).toBeVisible();

  const mail = await mailTo(page, email, /Du gehörst jetzt zu/);
  expect(mail.links.filter((link) => /create-account|change-password/.test(link))).toEqual([]);
  const link = mail.links.find((one) => one.includes('/login'))!;
  await page.goto(link);
  await type(page.getByLabel('Email'), email);
  await type(page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.href.startsWith(`${theirs}/app/`));

  await admin.goto(`${theirs}/admin/users?q=${encodeURIComponent(email)}`);
  await press(admin, 'button', /^Ines Duarte$/);
  await press(admin, 'button', 'Send password reset');
  await expect(admin.getByText('Password reset sent')).toBeVisible();
  const help = await mailTo(page, email, /Wähl ein neues Passwort/);
  expect(help.links.filter((one) => one.includes('change-password'))).toEqual([]);
  await press(admin, 'button', 'Sign out here');
  const question = admin.getByRole('alertdialog', { name: 'Sign Ines Duarte out of this marketplace?' });
  await expectBothSchemes(admin);
  await question.getByRole('button', { name: 'Sign out here' }).press('Enter');
  await expect(admin.getByText('Signed out of this marketplace')).toBeVisible();
  await context.close();

  await page.goto(`${theirs}/app`);
  await page.waitForURL(/\/login/);
  // At the previous marketplace, nothing has changed: the session continues, and the password still works.
  await page.goto('/app');
  await page.waitForURL('**/app/host/**');
  await forgetSession(page);
  await signInAt(page, baseURL!, email, password);
});

test('the platform removes the second factors of an account, with a reason', async ({ page }) => {
  test.skip(test.info().project.name !== 'desktop', 'one dialog');
  const email = await newHost(page, password);
  await forgetSession(page);
  await signIn(page, 'admin@demo.example');
  await page.goto('/admin/marketplaces');
  await press(page, 'button', 'Account recovery');
  await press(page, 'button', 'Remove two-step sign-in');
  const dialog = page.getByRole('dialog', { name: 'Account recovery' });
  await expect(dialog.getByText('This field is required')).toHaveCount(2);
  await expectBothSchemes(page);
  await type(dialog.getByLabel('Reason'), 'Lost the phone, seen by video');
  await type(dialog.getByLabel('Account email'), 'nobody');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter a valid email address')).toBeVisible();
  await type(dialog.getByLabel('Account email'), email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Two-step sign-in removed')).toBeVisible();
  await mailTo(page, email, /Your account was changed/);
});
