import { expect, type Page, test } from '@playwright/test';
import {
  callsForAll,
  expectBothSchemes,
  forgetSession,
  mailTo,
  newHost,
  press,
  signIn,
  type,
} from '../support.ts';

const password = 'slow trains and loud markets';
const wide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 768;

/** Changes the page's view of the signed-in user. */
async function profileAs(page: Page, change: (profile: Record<string, unknown>) => void) {
  await callsForAll(page);
  await page.route('**/api/me/profile', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: Record<string, unknown> };
    change(body.data);
    await route.fulfill({ response: answer, json: body });
  });
}

/** Changes the profile's completion as seen by the page; the server's own evaluation is tested there. */
const completionAs = (page: Page, sections: Record<string, string>) =>
  profileAs(page, (profile) => {
    profile.profileCompletionStatus = { ...(profile.profileCompletionStatus as object), ...sections };
  });

/** Enables or disables a feature as seen by this page. */
async function featureAs(page: Page, feature: string, on: boolean) {
  await callsForAll(page);
  await page.route('**/public/tenant', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { features: Record<string, boolean> } };
    body.data.features[feature] = on;
    await route.fulfill({ response: answer, json: body });
  });
}

test('by the keyboard: the account drawer with its entries, the level, the appearance, and out again', {
  tag: '@phone',
}, async ({ page }) => {
  await newHost(page, password);
  await page.goto('/app/host/home/progress');
  await expect(page).toHaveTitle(/ - Host Portal$/);
  const account = page.getByRole('button', { name: /Open your account/ });
  await account.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Account' });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('link')).toHaveText([
    'Public Profile',
    'Account',
    'Refer a Host',
    'Change Password',
    'Log Out',
  ]);
  await expect(drawer.getByRole('button', { name: 'Get Help' })).toHaveCount(0);
  await press(page, 'button', 'Learn');
  await expect(drawer.getByText('Itineraries unlock after at least 100 survey responses.')).toBeVisible();
  await expectBothSchemes(page);
  await drawer.getByRole('radio', { name: 'Dark' }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, 'link', 'Log Out');
  await page.waitForURL((url) => url.pathname === '/');
  expect((await page.request.get('/api/me/profile')).status()).toBe(401);
});

test('operators get help from the drawer, others from the header', async ({ page }) => {
  await signIn(page, 'operator@demo.example');
  await page.goto('/app/operator/account/profile');
  await expect(page).toHaveTitle(/ - Operator Portal$/);
  await press(page, 'button', /Open your account/);
  await press(page, 'button', 'Get Help');
  const help = page.getByRole('dialog', { name: 'Contact Information' });
  await expect(help.getByText('8:30–17:30 PST, Monday to Friday')).toBeVisible();
  await expectBothSchemes(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await press(page, 'button', 'Help center');
  await expect(help).toBeVisible();
});

test('the avatar tells an incomplete profile, and a required one of qualified hosts', async ({ page }) => {
  await newHost(page, password);
  await page.goto('/app/host/home/progress');
  const account = page.getByRole('button', { name: /Open your account/ });
  await expect(account.getByText('Your profile is incomplete')).toBeAttached();
  await page.goto('/app/host/account/address');
  await expect(page.getByText('Incomplete', { exact: true })).toBeVisible();
  await page.goto('/app/host/home/progress');
  await completionAs(page, { aggregated: 'required' });
  await page.reload();
  await expect(account.getByText('Complete your profile to continue')).toBeAttached();
  await expectBothSchemes(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await completionAs(page, { aggregated: 'complete' });
  await page.reload();
  await expect(account).toBeVisible();
  await expect(account.getByText(/Your profile is|Complete your profile/)).toHaveCount(0);
});

test('an expired password is changed before anything else', async ({ page }) => {
  await newHost(page, password);
  await profileAs(page, (profile) => (profile.mustChangePassword = true));
  await page.goto('/app/host/trips');
  await page.waitForURL('**/change-password');
  await expect(page.getByText('Your password has expired. Choose a new one to continue.')).toBeVisible();
  await expectBothSchemes(page);
});

test('a host edits the public profile, and everyone sees it at the shared address', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  test.slow();
  await newHost(page, password);
  await page.goto('/app/host/public-profile/edit');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await page.getByLabel('Bio').focus();
  await page.keyboard.type('Slow food, long walks.');
  await save.press('Enter');
  await expect(page.getByText('Required Fields are Missing')).toBeVisible();
  for (const message of [
    'At least one interest is required',
    'The profile picture is required',
    'At least one social channel is required',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expectBothSchemes(page);

  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 560;
    canvas.getContext('2d')!.fillRect(0, 0, 560, 560);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(picture, 'base64'),
  });
  const use = page.getByRole('button', { name: 'Use picture' });
  await expect(use).toBeEnabled();
  await use.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const interests = page.getByRole('combobox', { name: 'Interests' });
  // A list closes when the page scrolls, which happens when focusing a field low on a phone.
  await interests.scrollIntoViewIfNeeded();
  await interests.focus();
  await interests.pressSequentially('Food');
  await expect(page.getByRole('option', { name: 'Food' })).toBeVisible();
  await interests.press('ArrowDown');
  await interests.press('Enter');
  await page.keyboard.press('Escape');
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await expect(add).toBeDisabled();
  for (let i = 0; i < 2; i++) {
    await type(page.getByRole('textbox', { name: 'Pronouns' }), ' she/her ');
    await add.press('Enter');
  }
  await expect(page.getByRole('list', { name: 'Your pronouns' }).getByRole('listitem')).toHaveCount(1);
  await type(page.getByRole('textbox', { name: 'Instagram' }), '@ines walks');
  await expect(page.getByRole('textbox', { name: 'Instagram' })).toHaveValue('ineswalks');
  await page.getByRole('link', { name: 'Back to Profile' }).press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'You have unsaved changes' })).toBeVisible();
  await press(page, 'button', 'Keep editing');
  await save.press('Enter');
  await expect(page.getByText('Your public host profile was updated successfully.')).toBeVisible();
  await expect(save).toBeDisabled();
  await press(page, 'link', 'Back to Profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Ines Duarte' })).toBeVisible();
  await expectBothSchemes(page);
  const address = await page.getByRole('link', { name: 'View Public Profile' }).getAttribute('href');
  expect(address).toMatch(/^\/hosts\/./);

  const share = page.getByRole('button', { name: 'Share Profile' });
  if (wide(page)) await expect(share).toBeHidden();
  else {
    await press(page, 'button', 'Share Profile');
    await expect(page.getByRole('dialog').getByText(new URL(address!, baseURL).href)).toBeVisible();
    await expectBothSchemes(page);
  }
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
  const anybody = await context.newPage();
  await anybody.goto(address!);
  await expect(anybody.getByRole('heading', { level: 1, name: 'Ines Duarte' })).toBeVisible();
  await expect(anybody.getByText('Slow food, long walks.')).toBeVisible();
  await expect(anybody.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/ineswalks',
  );
  await expectBothSchemes(anybody);
  await anybody.goto('/hosts/nobody-is-here');
  await expect(anybody.getByRole('heading', { name: 'We couldn’t find that page' })).toBeVisible();
  await context.close();
});

test('without the switch there is no public profile', async ({ page }) => {
  await newHost(page, password);
  await featureAs(page, 'publicProfile', false);
  await page.goto('/app/host/public-profile');
  await expect(page.getByRole('heading', { name: 'We couldn’t find that page' })).toBeVisible();
  await page.goto('/app/host/home/progress');
  await expect(page.getByRole('button', { name: 'Share Profile' })).toHaveCount(0);
  await press(page, 'button', /Open your account/);
  const drawer = page.getByRole('dialog', { name: 'Account' });
  await expect(drawer.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Public Profile' })).toHaveCount(0);
});

test('without the switch the account has no address tab', async ({ page }) => {
  await newHost(page, password);
  await featureAs(page, 'addressTab', false);
  await page.goto('/app/host/account');
  await expect(page).toHaveURL(/\/account\/profile$/);
  await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link')).toHaveText([
    'Profile',
    'Security',
    'Notifications',
  ]);
});

test('who has not finished the profile finishes it before requesting a trip', async ({ page }) => {
  await signIn(page, 'host@demo.example');
  const answer = await page.request.get('/api/me/itineraries?limit=50');
  const { items } = ((await answer.json()) as { data: { items: { id: string; locked: boolean }[] } }).data;
  const open = items.find((one) => !one.locked)!;
  await page.goto(`/app/host/itineraries/${open.id}/description`);
  await expect(page.getByRole('link', { name: 'Reserve This Trip' })).toBeVisible();
  await completionAs(page, { publicProfile: 'required', aggregated: 'required' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Finish Your Profile to Request a Trip!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reserve This Trip' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Finish your profile' })).toHaveAttribute(
    'href',
    '/app/host/account/profile',
  );
  await expectBothSchemes(page);
});

test('says when the server is unreachable, and continues by itself', async ({ page }) => {
  await newHost(page, password);
  const banner = page.getByText('We cannot reach the service right now.');
  await page.goto('/app/host/audience/survey');
  await expect(page.getByRole('heading', { level: 1, name: 'My Audience' })).toBeVisible();
  await page.route('**/api/me/**', (route) => route.abort('connectionrefused'));
  await press(page, 'link', 'Trips');
  await expect(banner).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We cannot reach the server' })).toBeVisible();
  await expect(page.getByText('Retrying every few seconds.')).toBeVisible();
  await expectBothSchemes(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Without pressing anything.
  await expect(page.getByRole('heading', { level: 1, name: 'Trips' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(banner).toBeHidden();
});

test('without a connection the page says so, and changes are kept until it is back', async ({
  page,
  context,
}) => {
  await newHost(page, password);
  await page.goto('/app/host/account/profile');
  const name = page.getByRole('textbox', { name: 'First name' });
  await type(name, 'Inez');
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await press(page, 'button', 'Save');
  await expect(name).toHaveValue('Inez');
  await expectBothSchemes(page);
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden();
  // Without pressing again.
  await expect(page.getByText('Your profile was updated successfully.')).toBeVisible();
});

test('a mailed file link opened signed out leads through the sign-in to the file', async ({ page }) => {
  test.slow();
  await signIn(page, 'host@demo.example');
  const asked = await page.request.post('/api/me/audience/export', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {},
  });
  expect(asked.status(), await asked.text()).toBe(200);
  const { id } = ((await asked.json()) as { data: { id: string } }).data;
  const mail = await mailTo(page, 'host@demo.example', /export|ready|audience/i, `/exports/${id}`);
  const { pathname, search } = new URL(mail.links.find((one) => one.includes(`/exports/${id}`))!);
  await forgetSession(page);
  await page.goto(pathname + search);
  await page.waitForURL('**/login?destination=**');
  await type(page.getByLabel('Email'), 'host@demo.example');
  const tenant = (await (await page.request.get('/public/tenant')).json()) as {
    data: { demoSignIns: { password: string }[] };
  };
  await type(page.getByLabel('Password', { exact: true }), tenant.data.demoSignIns[0]!.password);
  const file = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  await expect(page.getByRole('heading', { name: 'Your download has started' })).toBeVisible();
  await expectBothSchemes(page);
  await press(page, 'link', 'Go to your portal');
  await page.waitForURL('**/app/host/**');
});
