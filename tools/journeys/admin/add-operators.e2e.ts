import { expect, type Page, test } from '@playwright/test';
import { expectBothSchemes, forgetSession, mailTo, pick, press, signIn, type, unique } from '../support.ts';

// By keyboard only. Each test creates its own operator.
const admin = 'admin@demo.example';
const password = 'a long walk along the fjord';

/** Adds an operator with the list's form and opens its people. */
async function added(page: Page): Promise<string> {
  const code = unique();
  const name = `Fjord Walks ${code}`;
  await signIn(page, admin);
  await page.goto('/admin/operators');
  await press(page, 'button', 'Add operator');
  const dialog = page.getByRole('dialog', { name: 'Add operator' });
  await type(dialog.getByLabel('Name'), name);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This field is required').first()).toBeVisible();
  await expectBothSchemes(page);
  await type(dialog.getByLabel('Code'), code);
  await type(dialog.getByLabel('Terms'), 'Be on time.');
  await press(dialog, 'button', 'Add operator');
  await expect(page.getByText(`${name} added`)).toBeVisible();
  await type(page.getByRole('searchbox', { name: 'Search operators' }), name);
  await expect(page).toHaveURL(/q=/);
  await press(page, 'link', name);
  await press(page, 'tab', 'People');
  await expect(page.getByText('No one yet')).toBeVisible();
  return name;
}

async function invite(page: Page, firstName: string, email: string, role?: string): Promise<void> {
  await press(page, 'button', 'Add person');
  const dialog = page.getByRole('dialog', { name: 'Add person' });
  await type(dialog.getByLabel('Email'), email);
  await type(dialog.getByLabel('First name'), firstName);
  await type(dialog.getByLabel('Last name'), 'Berg');
  if (role) await pick(page, 'Role', role);
  await press(dialog, 'button', 'Add person');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${firstName} Berg`)).toBeVisible();
}

test('by keyboard alone: an admin adds an operator with its people, makes one admin and removes the other', async ({
  page,
}) => {
  test.slow();
  await added(page);
  await invite(page, 'Ada', `ada.${unique()}@people.example`);
  await invite(page, 'Ben', `ben.${unique()}@people.example`);
  await expectBothSchemes(page);
  // The only admin can't be removed, and the menu says why.
  await press(page, 'button', 'Actions for Ada Berg');
  await expect(page.getByText('An operator needs at least one admin.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, 'button', 'Actions for Ben Berg');
  await press(page, 'menuitem', 'Make admin');
  await expect(page.getByText('Role changed')).toBeVisible();
  await press(page, 'button', 'Actions for Ada Berg');
  await press(page, 'menuitem', 'Remove');
  const question = page.getByRole('alertdialog', { name: 'Remove Ada Berg?' });
  await expectBothSchemes(page);
  await press(question, 'button', 'Remove');
  await expect(page.getByText('Person removed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ben Berg')).toBeVisible();
  await expect(page.getByText('Ada Berg')).toBeHidden();
});

test('by keyboard alone: who is invited to an operator sets a password by the mailed link and manages its keys', async ({
  page,
}) => {
  test.slow();
  const name = await added(page);
  const email = `cleo.${unique()}@people.example`;
  // The error shows at its field, and no one is invited.
  await press(page, 'button', 'Add person');
  const dialog = page.getByRole('dialog', { name: 'Add person' });
  await type(dialog.getByLabel('Email'), email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This field is required').first()).toBeVisible();
  await expectBothSchemes(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await invite(page, 'Cleo', email, 'Admin');

  await forgetSession(page);
  const mail = await mailTo(page, email, /Activate/);
  await page.goto(new URL(mail.links.find((link) => link.includes('/create-account/'))!).pathname);
  await expect(page.getByRole('heading', { name: 'Welcome, Cleo' })).toBeVisible();
  await expectBothSchemes(page);
  const secret = page.getByLabel('Password', { exact: true });
  await type(secret, password);
  await expect(async () => {
    // A busy server may respond too late: try again, or sign in if the link has already been used by then.
    if (await page.getByRole('heading', { name: 'This link doesn’t work' }).isVisible()) {
      await page.request.post('/authentication/login', { data: { email, password } });
      await page.goto('/app');
    } else if (await secret.isVisible()) await secret.press('Enter');
    await page.waitForURL('**/app/operator/**', { timeout: 15_000 });
  }).toPass({ timeout: 90_000 });
  await expect(page).toHaveTitle(/ - Operator Portal$/);
  await page.goto('/app/operator/api-keys');
  await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible();
  await expectBothSchemes(page);
  // This is the operator's own account, so the marketplace's list is off limits.
  await page.goto('/admin/operators');
  await page.waitForURL('**/error/403');
  await expect(page.getByText(name)).toHaveCount(0);
});
