import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectBothSchemes, expectFits, post, signIn, unique } from '../support.ts';

// Each viewport creates its own records, so that both can run in parallel.
const own = (text: string) => `${text}-${unique()}`;
const admin = 'admin@demo.example';

interface Answer<T> {
  data: T;
}

async function get<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(path);
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as Answer<T>).data;
}

/** Types into a combo box until only the match is offered, and selects it: by mouse, or by touch on a phone. */
async function find(page: Page, form: Locator, field: string, text: string) {
  await form.getByRole('combobox', { name: field }).fill(text);
  const option = page.getByRole('option', { name: text });
  // The list filters while typing; an option pressed before that may move.
  await expect(page.getByRole('option').filter({ hasNotText: text })).toHaveCount(0);
  // On a phone, the list waits for the on-screen keyboard: it exists before it is visible, and taps go through it.
  await expect(page.locator('[data-trigger]').filter({ has: option })).toHaveCSS('opacity', '1');
  if ((page.viewportSize()?.width ?? 0) < 800) await option.tap();
  else await option.click();
  await expect(page.getByRole('listbox')).toBeHidden();
}

const choose = async (page: Page, field: string, option: string) => {
  await page
    .getByRole('button', { name: new RegExp(`${field}$`) })
    .first()
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** Saves the list's filters as a view, reopens it from the unfiltered list, and deletes it. */
async function saveAndReopenView(page: Page, name: string) {
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save as new view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as new view' });
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText(`Saved “${name}”`)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Saved view ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Download CSV' }).click();
  const rows = await readFile(await (await download).path(), 'utf8');
  expect(rows.split('\r\n'), rows).toHaveLength(2);
  expect(rows).toContain(name);
  await page.goto('/admin/links');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await expect(page.getByRole('searchbox').first()).toHaveValue(name);
  await expect(page).toHaveURL(/view=/);
  await page.reload();
  await page.getByRole('button', { name: `Saved view ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await expect(page.getByText(`Deleted “${name}”`)).toBeVisible();
  await expect(page.getByRole('searchbox').first()).toHaveValue(name);
}

test('an admin adds a host, changes the level, and sees when someone else was faster', async ({ page }) => {
  await signIn(page, admin);
  const name = own('Noor');
  await page.goto('/admin/hosts');
  await page.getByRole('button', { name: 'Add host' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add host' });
  await dialog.getByLabel('First name').fill(name);
  await dialog.getByLabel('Last name').fill('Said');
  await dialog.getByLabel('Email').fill('admin@demo.example');
  await dialog.getByRole('button', { name: 'Add host' }).click();
  await expect(dialog.getByText('Someone already has an account with this email')).toBeVisible();
  await dialog.getByLabel('Email').fill(`${name}@people.example`);
  await dialog.getByRole('button', { name: 'Add host' }).click();
  await expect(page.getByText(`Invitation sent to ${name} Said`)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search hosts' }).fill(name.toUpperCase());
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('link', { name: `${name} Said` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} Said` })).toBeVisible();
  const id = page.url().split('/').pop()!.split('?')[0]!;
  await expectAccessible(page);
  await expectFits(page);
  await choose(page, 'Level', 'Level 2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Level$/ }).first()).toContainText('Level 2');

  // Someone else saves in between: the change is rejected, the input is kept, and their version is one press away.
  const now = await get<{ version: number }>(page, `/api/admin/hosts/${id}`);
  await page.getByLabel('Page address').fill(`${name.toLowerCase()}-mine`);
  await post(page, `/api/admin/hosts/${id}`, { version: now.version, level: 3, status: 'launched' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Someone else changed this.')).toBeVisible();
  await expect(page.getByLabel('Page address')).toHaveValue(`${name.toLowerCase()}-mine`);
  await page.getByRole('button', { name: 'Load latest version' }).click();
  await expect(page.getByRole('button', { name: /Level$/ }).first()).toContainText('Level 3');
  // The lead stage locks the address, and says so.
  await expect(page.getByLabel('Page address')).toBeDisabled();
  await expect(
    page.getByText('Travelers have had this address since the first launch, so it cannot be changed.'),
  ).toBeVisible();

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toBeVisible();

  // What the team should know stays with the record, and a tag finds it beside others.
  await page.getByRole('textbox', { name: 'Write a note' }).fill('Checked the codes with the operator.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByRole('combobox', { name: 'Tags' }).fill('Checked');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'checked', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Checked the codes with the operator.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'checked', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Trips' }).click();
  await expect(page.getByText('No trips yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No trips yet')).toBeVisible();
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(page.getByText('No reviews yet')).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Import marketing list' }).click();
  const list = page.getByRole('dialog', { name: `Import addresses for ${name} Said` });
  await list.locator('input[type=file]').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`email\n${name}-reader@people.example\nnot an address\n`),
  });
  await list.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(list.getByText('Confirm that they agreed')).toBeVisible();
  await list.getByText(`Everyone in this file agreed to get emails from ${name} Said.`).click();
  await list.getByRole('button', { name: 'Import', exact: true }).click();
  const done = page.getByRole('dialog', { name: 'Addresses imported' });
  await expect(done.getByText('1 address added, 0 already on the list.')).toBeVisible();
  await expect(done.getByText('Line 3: not an address')).toBeVisible();
  await done.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('link', { name: 'Open user' }).click();
  await expect(page.getByText(`${name.toLowerCase()}@people.example`).first()).toBeVisible();
  await page.getByRole('link', { name: 'Open host' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} Said` })).toBeVisible();
});

test('an admin recommends itineraries to a host, orders them, and takes the recommendation back', async ({
  page,
}) => {
  await signIn(page, admin);
  const name = own('Rhea');
  await post(page, '/api/admin/hosts', {
    email: `${name}@people.example`,
    firstName: name,
    lastName: 'Vale',
  });
  const { items } = await get<{ items: { name: string }[] }>(
    page,
    '/api/metadata/itineraries?status=complete&limit=2',
  );
  const [first, second] = items.map((i) => i.name) as [string, string];
  await page.goto('/admin/recommendations?recommendation=new');
  const dialog = page.getByRole('dialog', { name: 'Recommend itineraries' });
  const pick = (field: string, text: string) => find(page, dialog, field, text);
  await pick('Host', `${name} Vale`);
  await pick('Add itinerary', first);
  // Focus stays in the field, so that the next search can be typed right away.
  await expect(dialog.getByRole('combobox', { name: 'Add itinerary' })).toBeFocused();
  await expect(dialog.getByRole('combobox', { name: 'Add itinerary' })).toHaveValue('');
  await pick('Add itinerary', second);
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('combobox', { name: 'Host' })).toHaveValue(`${name} Vale`);
  await expect(dialog.getByText('Top recommended')).toBeVisible();
  await dialog.getByRole('button', { name: `Move ${second} up` }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText(second);
  await dialog.getByRole('button', { name: `Make ${second} the top recommendation` }).click();
  await dialog.getByLabel('Recommended by').fill('Imogen');
  await dialog.getByLabel('Note to the host').fill('Made for your people.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Recommendation saved')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search by host or note' }).fill(name);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText(`${second}, ${first}`);
  await page.getByRole('button', { name: `${name} Vale`, exact: true }).click();
  const edit = page.getByRole('dialog', { name: `Recommended to ${name} Vale` });
  await expect(edit.getByRole('listitem').first()).toContainText(second);
  await page.reload();
  await expect(edit.getByLabel('Note to the host')).toHaveValue('Made for your people.');
  await edit.getByRole('button', { name: `Remove ${first}` }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(row).not.toContainText(first);

  await page.getByRole('button', { name: `Actions for ${name} Vale` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No recommendations yet')).toBeVisible();
});

test('what was typed is in the address at once, and what is pressed right after stays', async ({ page }) => {
  await signIn(page, admin);
  await page.goto('/admin/users');
  const box = page.getByRole('searchbox', { name: 'Search by name or email' });
  const first = page.getByRole('table', { name: 'Users' }).getByRole('rowheader').first();
  const name = (await first.getByRole('button').innerText()).trim();
  // No one has this name, not even a generated one, so the list that arrives later doesn't include the person
  // whose details are open by then.
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/admin\/users\?.*q=n/, async (route) => {
    await pressed;
    await route.continue();
  });
  await box.pressSequentially('nobody-here');
  await first.getByRole('button').press('Enter');
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  answer();
  await expect(page).toHaveURL(/q=nobody-here/);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect(page.getByText('No users found')).toBeVisible();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('nobody-here');

  await page.goto('/admin/hosts?status=launched&level=2');
  const host = page.getByRole('table', { name: 'Hosts' }).getByRole('link').first();
  const hostName = await host.innerText();
  await page.route(/\/api\/admin\/hosts\?.*q=n/, () => {});
  await page.getByRole('searchbox', { name: 'Search hosts' }).pressSequentially('nobody-here');
  await host.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: hostName })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goBack();
  await expect(page).toHaveURL(/status=launched&level=2/);
  await expect(page.getByRole('searchbox', { name: 'Search hosts' })).toHaveValue('nobody-here');
  await expect(page.getByText('No hosts found')).toBeVisible();
});

test('an admin adds a link to a host and corrects a traveler', async ({ page }) => {
  await signIn(page, admin);
  const path = own('survey').toLowerCase();
  const name = own('Lena');
  await post(page, '/api/admin/hosts', {
    email: `${name}@people.example`,
    firstName: name,
    lastName: 'Holm',
  });
  await page.goto('/admin/links');
  await page.getByRole('button', { name: 'Add link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add link' });
  await find(page, dialog, 'Host', `${name} Holm`);
  await dialog.getByLabel('Path').fill('No Good!');
  await dialog.getByRole('button', { name: 'Add link' }).click();
  await expect(dialog.getByText('Use 3 to 80 lowercase letters, numbers, and hyphens')).toBeVisible();
  await dialog.getByLabel('Path').fill(path);
  await dialog.getByRole('button', { name: 'Add link' }).click();
  await expect(page.getByText('Link added')).toBeVisible();
  await page.getByRole('searchbox').first().fill(path);
  await expect(page).toHaveURL(/q=/);
  await saveAndReopenView(page, path);
  await page.getByRole('button', { name: path, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: path });
  await drawer.getByLabel('Destination').fill('javascript:alert(1)');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(
    drawer.getByText('Enter a path on this site or a URL that starts with https://'),
  ).toBeVisible();
  await drawer.getByLabel('Destination').fill('/trips');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(drawer.getByLabel('Destination')).toHaveValue('/trips');

  const phone = `+1 555 ${1e6 + (Date.now() % 9e6)}`;
  await page.goto('/admin/travelers?status=created');
  await page
    .getByRole('table', { name: 'Travelers' })
    .getByRole('rowheader')
    .getByRole('button')
    .last()
    .click();
  const traveler = page.getByRole('dialog');
  await traveler.getByLabel('Phone').fill(phone);
  await traveler.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(traveler.getByLabel('Phone')).toHaveValue(phone);
  await expectAccessible(page);
  await expectFits(page);
});

test('an admin opens a request that waits, and changes what the host asked for', async ({ page }) => {
  await signIn(page, admin);
  const { items } = await get<{ items: { id: string }[] }>(
    page,
    '/api/admin/trip-requests?status=pending&limit=1',
  );
  await page.goto(`/admin/trip-requests/${items[0]!.id}`);
  await expect(page.getByText('Pending').first()).toBeVisible();
  await expectBothSchemes(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  const decline = page.getByRole('dialog', { name: 'Decline this request?' });
  await decline.getByRole('button', { name: 'Decline' }).click();
  await expect(decline.getByText('Enter a reason')).toBeVisible();
  await page.keyboard.press('Escape');
  const wish = `A quiet table, ${own('')}`;
  await page.getByRole('button', { name: 'Edit request' }).click();
  await page.getByRole('dialog', { name: 'Edit this request' }).getByLabel('Additional requests').fill(wish);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Request saved')).toBeVisible();
  await page.reload();
  await expect(page.getByText(wish)).toBeVisible();
});
