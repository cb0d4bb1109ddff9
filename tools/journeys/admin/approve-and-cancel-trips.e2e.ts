import { expect, type Page, test } from '@playwright/test';
import { decide, expectAccessible, post, read, signIn } from '../support.ts';

test('an admin approves the pricing of a trip, and the history tells', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 800, 'changes data; runs on the wide screen only');
  await signIn(page, 'admin@demo.example');
  await page.goto('/admin/trips?status=partner_approved');
  await expect(page).toHaveTitle(/^Trips · .+ - Admin Portal$/);
  const first = page.getByRole('table', { name: 'Trips' }).getByRole('link').first();
  const name = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('tab', { name: 'Pricing' }).click();
  await expect(page.getByRole('columnheader', { name: 'Operator subtotal' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Approve pricing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve pricing' }).click();
  await expect(page.getByText('Pricing approved').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve pricing' })).toBeHidden();

  await page.getByRole('tab', { name: 'History' }).click();
  // Emails and webhooks about it are in the same list.
  await page.getByRole('radio', { name: 'Changes' }).click();
  const newest = page.getByRole('list', { name: 'History' }).getByRole('listitem').first();
  await expect(newest).toContainText('Pricing approved');
  await newest.getByRole('button', { name: '1 change' }).click();
  await expect(
    newest.getByRole('row', { name: 'Status Approved by the operator Pricing approved' }),
  ).toBeVisible();
  await expectAccessible(page);
});

/** Makes a decision and waits for the confirmation. */
async function decided(page: Page, decision: string, done: string) {
  await decide(page, decision);
  await expect(page.getByText(done, { exact: true }).first()).toBeVisible();
}

test('an admin decides on technical itineraries, trip pages, earnings and itineraries', async ({
  page,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) < 800, 'changes data; runs on the wide screen only');
  await signIn(page, 'admin@demo.example');
  const { items: trips } = await read<{ items: { id: string; name: string; status: string }[] }>(
    page,
    '/api/admin/trips?limit=100',
  );
  const open = async (name: string) => {
    await page.goto(`/admin/trips/${trips.find((trip) => trip.name === name)!.id}`);
    await expect(page.getByRole('heading', { name: 'Approvals' })).toBeVisible();
  };

  await test.step('an approved technical itinerary is opened again', async () => {
    await open('Colder, Please');
    await decided(page, 'Reopen', 'Technical itinerary reopened');
    // The operator must submit it first.
    await expect(page.getByRole('button', { name: 'Approve technical itinerary' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expectAccessible(page);
  });

  await test.step('before its window it is opened for the operator', async () => {
    await open('Steps for Libraries');
    await decided(page, 'Open for operator', 'Technical itinerary opened');
    await expect(page.getByRole('button', { name: 'Open for operator' })).toBeHidden();
  });

  await test.step('a trip page in review is published', async () => {
    await open('Wool, Whisky and Weather');
    await decided(page, 'Publish trip page', 'Trip page published');
    await expect(page.getByRole('button', { name: 'Publish trip page' })).toBeHidden();
  });

  await test.step('an earnings report is approved with its figures in sight', async () => {
    await open('Spice and Stillness');
    await page.getByRole('button', { name: 'Put on hold' }).click();
    const hold = page.getByRole('alertdialog');
    await hold.getByText('Operator: Baobab & Kopje').click();
    await hold.getByLabel('What has to change?').fill('The invoice for the spice tour is missing.');
    await hold.getByRole('button', { name: 'Put on hold' }).click();
    await expect(page.getByText('Emailed to: Operator')).toBeVisible();
    await expect(page.getByText('The invoice for the spice tour is missing.')).toBeVisible();
    await page.getByRole('button', { name: 'Approve earnings report' }).click();
    // A toast about the report on hold may still be there, which is an alert dialog, too.
    const approval = page.getByRole('alertdialog', { name: 'Approve earnings report?' });
    await expect(approval.getByText('$15,183.75')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(approval).toBeHidden();
    await decided(page, 'Approve earnings report', 'Earnings report approved');
    await expect(page.getByRole('button', { name: 'Approve earnings report' })).toBeHidden();
  });

  await test.step('an itinerary is sent back with what has to change, and approved when it returns', async () => {
    const { items } = await read<{ items: { id: string }[] }>(page, '/api/admin/itineraries?q=Ceylon');
    const address = `/api/admin/itineraries/${items[0]!.id}`;
    const submit = async () => {
      const { version } = await read<{ version: number }>(page, address);
      await post(page, address, { version, status: 'in review' });
      await page.goto(`/admin/itineraries/${items[0]!.id}`);
    };
    await submit();
    await page.getByRole('button', { name: 'Request changes' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Request changes to this itinerary?' });
    await dialog.getByRole('button', { name: 'Request changes' }).click();
    await expect(dialog.getByText('Tell the operator what to change')).toBeVisible();
    await dialog.getByLabel('What needs to change').fill('Say where the train stops for lunch.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Request changes' }).click();
    await expect(page.getByText('Changes requested').first()).toBeVisible();
    await expect(page.getByText('Say where the train stops for lunch.')).toBeVisible();
    await submit();
    await decided(page, 'Approve itinerary', 'Itinerary approved');
    await expect(page.getByText('Complete', { exact: true }).first()).toBeVisible();
  });
});

test('cancelling takes a reason and two steps', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 800, 'changes data; runs on the wide screen only');
  await signIn(page, 'admin@demo.example');
  // By name, because the demo's other created trips are used by the host's and operator's journeys.
  await page.goto('/admin/trips?status=created&q=Condors');
  await page.getByRole('table', { name: 'Trips' }).getByRole('link', { name: 'Condors and Granite' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel trip' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this trip?' });
  await dialog.getByLabel('Reason').fill('The lodge closed for the season.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('button', { name: 'Cancel trip' })).toBeDisabled();
  await dialog.getByText('I understand that this cannot be undone.').click();
  await dialog.getByRole('button', { name: 'Cancel trip' }).click();
  await expect(page.getByText('Trip canceled')).toBeVisible();
  await expect(page.getByText('The lodge closed for the season.').first()).toBeVisible();
});
