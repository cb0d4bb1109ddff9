import { expect, type Page, test } from '@playwright/test';
import { expectBothSchemes, pick, press, quiet, signIn, type, unique } from '../support.ts';
import { newProduct, pushes } from './supply.ts';

const operator = 'operator@demo.example';

async function menuOf(page: Page, row: string, item: string) {
  await page
    .getByRole('row', { name: row })
    .getByRole('button', { name: /actions/i })
    .press('Enter');
  await press(page, 'menuitem', item);
}

/** The secret in the dialog that shows it once. */
async function shownOnce(page: Page): Promise<string> {
  return page
    .getByRole('dialog')
    .getByText(/^(cvn_|whsec_)/)
    .innerText();
}

const supplies = async (key: string): Promise<number> => (await pushes(key)).status;

/** The key pushes an itinerary, a person edits it by hand, and decides that such edits win over the next push. */
async function decideWhoWins(page: Page, key: string, keyName: string) {
  const product = newProduct();
  const name = `Pushed ${product.externalId}`;
  const first = (await (await pushes(key, { ...product, name })).json()) as {
    results: { id: string }[];
  };
  const { id } = first.results[0]!;
  await page.goto(`/app/operator/itineraries/${id}/review-details`);
  await expect(page.getByText(`Synced from ${keyName}`)).toContainText('Your system wins');
  await type(page.getByRole('textbox', { name: /^Name/ }), `Edited ${product.externalId}`);
  await press(page, 'button', 'Save');
  await expect(page.getByText('Itinerary saved')).toBeVisible();

  await page.goto('/app/operator/synced');
  await expect(page.getByRole('row', { name: product.externalId })).toContainText('1 difference');
  await expectBothSchemes(page);
  await press(page, 'link', `Edited ${product.externalId}`);
  await expect(page.getByRole('row', { name: 'Name' })).toContainText(name);
  await expect(page.getByRole('row', { name: 'Name' })).toContainText('Replaced by the next changed push');
  await page.getByRole('radio', { name: /Edits here/ }).press('Space');
  await expect(page.getByText('Edits here win', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Name' })).toContainText('Kept');
  await expectBothSchemes(page);

  // An admin sees the same from the admin portal.
  const context = await page.context().browser()!.newContext(test.info().project.use);
  const admin = await context.newPage();
  await signIn(admin, 'admin@demo.example');
  await admin.goto(`/admin/itineraries/${id}`);
  await expect(admin.getByText(`Synced from ${keyName}`)).toContainText('1 difference · Edits here win.');
  await admin.getByRole('link', { name: 'Compare', exact: true }).press('Enter');
  await expect(admin.getByRole('row', { name: 'Name' })).toContainText('Kept');
  await context.close();

  const next = await pushes(key, { ...product, name: `${name} again`, logistics: 'Bring a coat.' });
  expect(await next.json()).toMatchObject({ results: [{ kept: ['name'], outcome: 'OUTCOME_UPDATED' }] });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Edited ${product.externalId}`);
  await press(page, 'button', 'Use what was pushed: Name');
  await expect(page.getByText('Name: what was pushed is used now')).toBeVisible();
  await expect(page.getByText('Nothing differs')).toBeVisible();
  await page.goto('/app/operator/api-keys');
}

test('an operator makes, uses, rotates and revokes an API key by the keyboard', async ({ page }) => {
  test.slow();
  await signIn(page, operator);
  await page.goto('/app/operator/api-keys');
  await expect(page.getByRole('heading', { name: 'API keys', level: 1 })).toBeVisible();
  const name = `Journey ${unique()}`;
  await press(page, 'button', 'Create key');
  await page.getByRole('dialog').getByLabel('Name').pressSequentially(name);
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Change itineraries' }).press('Space');
  await expectBothSchemes(page);
  await press(page, 'button', 'Create key');
  await expect(page.getByText('You’ll see this only once')).toBeVisible();
  const first = await shownOnce(page);
  expect(first).toMatch(/^cvn_/);
  expect(await supplies(first)).not.toBe(401);
  await press(page, 'button', 'I’ve saved it');
  await expect(page.getByText(first)).toBeHidden();

  await menuOf(page, name, 'Rotate');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Keep the previous one working for$/ })
    .press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await press(page, 'button', 'Rotate');
  await expect(page.getByText('You’ll see this only once')).toBeVisible();
  const second = await shownOnce(page);
  expect(second).not.toBe(first);
  expect(await supplies(first)).toBe(401);
  expect(await supplies(second)).not.toBe(401);
  await press(page, 'button', 'I’ve saved it');
  await decideWhoWins(page, second, name);

  await menuOf(page, name, 'Revoke');
  await press(page, 'button', 'Continue');
  await page.getByRole('checkbox', { name: 'I understand that this cannot be undone' }).press('Space');
  await press(page, 'button', 'Revoke');
  await expect(page.getByText('Key revoked')).toBeVisible();
  expect(await supplies(second)).toBe(401);
  await expect(page.getByRole('row', { name })).toContainText('Revoked');
  await expectBothSchemes(page);
});

test('an admin creates a key for a chosen operator, rotates it, and revokes it', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin@demo.example');
  await page.goto('/admin/api-keys');
  await expect(page.getByRole('heading', { name: 'API keys', level: 1 })).toBeVisible();
  const name = `Market ${unique()}`;
  await press(page, 'button', 'Create key');
  const dialog = page.getByRole('dialog');
  await type(dialog.getByLabel('Name'), name);
  await dialog.getByRole('checkbox', { name: 'Change itineraries' }).press('Space');
  // No operator is preselected: a key for the wrong one would expose its data to strangers.
  await press(page, 'button', 'Create key');
  await expect(dialog.getByText('Choose an operator for this key')).toBeVisible();
  await expectBothSchemes(page);
  await pick(page, 'Operator', 'Sete Colinas Travel');
  await expect(dialog.getByText('Choose an operator for this key')).toBeHidden();
  await press(page, 'button', 'Create key');
  await expect(page.getByText('You’ll see this only once')).toBeVisible();
  const key = await shownOnce(page);
  expect(await supplies(key)).not.toBe(401);
  await press(page, 'button', 'I’ve saved it');
  await expect(page.getByText(key)).toBeHidden();
  await expect(page.getByRole('row', { name })).toContainText('Sete Colinas Travel');

  // Anyone who has the key from the operator can keep using it for a day.
  await menuOf(page, name, 'Rotate');
  await expectBothSchemes(page);
  await press(page, 'button', 'Rotate');
  await expect(page.getByText('You’ll see this only once')).toBeVisible();
  const fresh = await shownOnce(page);
  expect(fresh).not.toBe(key);
  for (const one of [key, fresh]) expect(await supplies(one)).not.toBe(401);
  await press(page, 'button', 'I’ve saved it');
  await expect(page.getByText(fresh)).toBeHidden();
  await press(page.getByRole('row', { name }), 'button', /^Details of/);
  await expect(page.getByText(/^The previous key works until/)).toBeVisible();
  // Who can use the key and why, and its history, are below its facts.
  await expect(page.getByRole('heading', { name: 'Who has access' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'History' }).getByText('API key rotated')).toBeVisible();
  await expectBothSchemes(page);

  await menuOf(page, name, 'Revoke');
  await press(page, 'button', 'Continue');
  await page.getByRole('checkbox', { name: 'I understand that this cannot be undone' }).press('Space');
  await press(page, 'button', 'Revoke');
  await expect(page.getByText('Key revoked')).toBeVisible();
  for (const one of [key, fresh]) expect(await supplies(one)).toBe(401);
  await expect(page.getByRole('row', { name })).toContainText('Revoked');
});

test('a member of an operator who is not its admin has no keys in the menu', async ({ page }) => {
  await signIn(page, 'duarte@sete-colinas-travel.example');
  await page.goto('/app/operator/trips');
  await expect(page.getByRole('link', { name: 'Itineraries' }).first()).toBeVisible();
  expect(await quiet(page)).toBeUndefined();
  await expect(page.getByRole('link', { name: 'API keys' })).toHaveCount(0);
});
