import { expect, type Page, test } from '@playwright/test';
import { forgetSession, signIn } from '../support.ts';

// What all portals share. Nothing is changed permanently here.
test.skip(({ viewport }) => (viewport?.width ?? 0) < 800, 'one width is enough for words');

test('each group is sent to its own app', async ({ page }) => {
  test.slow();
  await page.goto('/login');
  await expect(page).toHaveTitle(/ - Login$/);
  for (const [email, path] of [
    ['operator@demo.example', /\/app\/operator\//],
    ['traveler@demo.example', /\/app\/traveler\//],
    ['host@demo.example', /\/app\/host\//],
    ['admin@demo.example', /\/admin\/users/],
  ] as const) {
    await forgetSession(page);
    await signIn(page, email);
    await page.goto('/app');
    await expect(page).toHaveURL(path);
  }
});

/** Fields that only some people have in their profile. */
const someField = [
  'Display name',
  'Website',
  'PayPal email',
  'Email signature',
  'Instagram handle',
  'Bio',
] as const;

async function expectFields(page: Page, fields: readonly string[]): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  for (const name of someField)
    await expect(page.getByRole('textbox', { name })).toHaveCount(fields.includes(name) ? 1 : 0);
  await expect(page.locator('input[type=file]')).toHaveCount(fields.length ? 1 : 0);
}

test('the account pages of each group', async ({ page }) => {
  test.slow();
  for (const [email, app, title, fields] of [
    ['host@demo.example', 'host', 'Personal Information', someField],
    ['operator@demo.example', 'operator', 'Profile', ['Instagram handle', 'Bio']],
    ['traveler@demo.example', 'traveler', 'Profile', ['Instagram handle', 'Bio']],
  ] as const) {
    await forgetSession(page);
    await signIn(page, email);
    await page.goto(`/app/${app}/account`);
    await expect(page).toHaveURL(new RegExp(`/app/${app}/account/profile$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link')).toHaveText([
      'Profile',
      'Address',
      'Security',
      'Notifications',
      ...(app === 'traveler' ? ['Payment'] : []),
    ]);
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeDisabled();
    await expectFields(page, fields);
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    const name = page.getByRole('textbox', { name: 'First name' });
    const kept = await name.inputValue();
    await name.fill('');
    await save.click();
    await expect(
      page.getByText('This field is required').or(page.getByText('Required')).first(),
    ).toBeVisible();
    await name.fill(`${kept} <x>`);
    await expect(name).toHaveValue(`${kept} x`);
    await save.click();
    await expect(page.getByText('Your profile was updated successfully.')).toBeVisible();
    await name.fill(kept);
    await save.click();
    await expect(save).toBeDisabled();
    if (app === 'host') {
      const stored = await page.request.get('/api/me/profile');
      const { websiteUrl } = ((await stored.json()) as { data: { websiteUrl: string } }).data;
      expect(websiteUrl).not.toMatch(/^https?:|\/$/);
    }

    await page.goto(`/app/${app}/account/address`);
    for (const field of ['Street line 1', 'Street line 2', 'City', 'Postal code']) {
      await expect(page.getByRole('textbox', { name: field })).toBeVisible();
    }
    const country = page.getByRole('combobox', { name: 'Country' });
    if ((await country.inputValue()) === '')
      await expect(page.getByRole('combobox', { name: 'State or region' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  }
  await forgetSession(page);
  await signIn(page, 'admin@demo.example');
  await page.goto('/admin/account/profile');
  await expectFields(page, []);
});

test('a refused call and a page of another group', async ({ page }) => {
  const refused = await page.request.get('/api/me/profile');
  expect(refused.status()).toBe(401);
  expect(await refused.json()).toMatchObject({ success: false, error: expect.any(String) });
  await signIn(page, 'traveler@demo.example');
  await page.goto('/app/operator/trips');
  await page.waitForURL('**/error/403');
  await expect(page.getByText('Error 403')).toBeVisible();
  await page.goto('/error/403');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a refusal that no sign-in mends has its page too', async ({ page }) => {
  await signIn(page, 'host@demo.example');
  // A proxy between the browser and the product may deny access; only the product's own 401 leads to sign-in.
  await page.route('**/api/me/audience*', (route) =>
    route.fulfill({ status: 401, json: { success: false, error: 'Not from this network.' } }),
  );
  await page.goto('/app/host/audience/research');
  await page.waitForURL('**/error/401');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to continue' })).toBeVisible();
});

test('the addresses of what is new lead to where it begins', async ({ page }) => {
  await signIn(page, 'host@demo.example');
  await page.goto('/app/host/trips/new/anything');
  await page.waitForURL('**/app/host/itineraries');
  await signIn(page, 'operator@demo.example');
  await page.goto('/app/operator/itineraries/new/anything');
  await page.waitForURL('**/app/operator/itineraries/new/review-details');
  await page.goto('/app/operator/trips/new/anything');
  await page.waitForURL(/\/app\/operator\/trips\/[0-9a-f-]{36}\/|\/app\/operator\/trips$/);
});

test('what is unknown or needs a sign-in', async ({ page }) => {
  await page.goto('/app/host/trips?x=1');
  await expect(page).toHaveURL(/\/login\?destination=%2Fapp%2Fhost%2Ftrips%3Fx%3D1$/);
  await signIn(page, 'host@demo.example');
  await page.goto('/app/host/trips/00000000-0000-4000-8000-000000000000/configuration?model=trip');
  // H-558: back to the trips, with the reason.
  await expect(page.getByText('We couldn’t open this trip')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/host\/trips$/);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.goto('/app/host/no-such-page');
  await expect(page.getByRole('heading', { name: 'We couldn’t find that page' })).toBeVisible();
});
