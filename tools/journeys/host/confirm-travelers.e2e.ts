import { expect, type Page, test } from '@playwright/test';
import { countPresses, expectAccessible, read, signIn, unique } from '../support.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) < 800, 'changes data; runs on the wide screen only');

interface Details {
  travelers: { status: string; waiting: boolean }[];
}

/** Whether anyone is waiting to be confirmed. An earlier run on the same product may have confirmed everyone. */
async function somebodyIsPending(page: Page): Promise<boolean> {
  const { items } = await read<{ items: { id: string; name: string }[] }>(page, '/api/me/trips?limit=100');
  const { id } = items.find(({ name }) => name === 'One of Everything in Tuscany')!;
  const { travelers } = await read<Details>(page, `/api/me/trip-details/${id}`);
  return travelers.some(({ status, waiting }) => status === 'pending' && !waiting);
}

test('a host confirms travelers and exports them', async ({ page }) => {
  await signIn(page, 'host@demo.example');
  await page.goto('/app/host/trips');
  await page.getByRole('link', { name: 'One of Everything in Tuscany' }).click();
  await page.getByRole('link', { name: 'Bookings', exact: true }).click();
  const travelers = page.getByRole('table', { name: 'Travelers' });
  await expect(travelers).toBeVisible();
  for (const figure of ['Pending', 'Waitlisted', 'Confirmed']) {
    await expect(page.getByRole('main').getByText(figure, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Bookings to Date' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Host Earnings' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Auto-confirm' })).toBeVisible();
  await expectAccessible(page);

  const asks = page.getByRole('alertdialog');
  if (await somebodyIsPending(page)) {
    await test.step('too few spots say how many it takes', async () => {
      await travelers.getByRole('checkbox').nth(1).check({ force: true });
      const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
      await expect(confirm).toHaveAttribute('aria-disabled', 'true');
      await confirm.focus();
      await expect(page.getByText('Select at least 8 spots to confirm.')).toBeVisible();
    });

    await test.step('from home, everyone who waits is confirmed in two presses', async () => {
      await page.goto('/app/host/home/dashboard');
      const pressed = await countPresses(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Confirm: / })
        .first()
        .click();
      await expect(asks.getByRole('list', { name: 'Parties' }).getByRole('listitem').first()).toContainText(
        /· \d+ travelers? · Pending/,
      );
      await asks.getByRole('button', { name: 'Confirm', exact: true }).click();
      await expect(page.getByText('The bookings were confirmed!')).toBeVisible();
      expect(await pressed()).toBe(2);
    });
    await page.goto('/app/host/trips');
    await page.getByRole('link', { name: 'One of Everything in Tuscany' }).click();
    await page.getByRole('link', { name: 'Bookings', exact: true }).click();
    await expect(travelers.getByText('Confirmed').first()).toBeVisible();
  }

  await test.step('what was confirmed is no longer selected, and a rejection names people and money', async () => {
    await expect(page.getByRole('button', { name: 'Reject', exact: true })).toHaveCount(0);
    await expect(travelers.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await travelers.getByRole('checkbox').nth(1).check({ force: true });
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(asks.getByRole('listitem')).toHaveCount(1);
    await expect(asks.getByText(/^1 party, \d+ travelers?$/)).toBeVisible();
    await expect(asks.getByText(/^Total refund:/)).toContainText('$');
    await expectAccessible(page);
    await asks.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the export is followed to its file', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const panel = page.getByRole('dialog', { name: 'Export' });
    const link = panel.getByRole('link', { name: 'Download' });
    await expect(link).toBeVisible();
    const file = await page.request.get((await link.getAttribute('href'))!);
    expect(file.ok()).toBe(true);
    expect(await file.text()).toContain('Ramsey');
    await panel.getByRole('button', { name: 'Close' }).last().click();
  });
});

test('a host looks after the people of a trip: forms, a message and a gathering', async ({ page }) => {
  await signIn(page, 'host@demo.example');
  await page.goto('/app/host/trips');
  await page.getByRole('link', { name: 'One of Everything in Tuscany' }).click();

  await test.step('a gathering is added, and says what it needs', async () => {
    await page.getByRole('button', { name: 'Add Gathering' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Gathering' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await expect(dialog.getByText('Description is required')).toBeVisible();
    await dialog.getByLabel('Name').fill('Sunset on the terrace');
    await dialog.getByLabel('Description').fill('A glass of wine before dinner.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Gathering created')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Sunset on the terrace' }).click();
    const asks = page.getByRole('alertdialog');
    await asks.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Gathering deleted')).toBeVisible();
  });

  await page.getByRole('link', { name: 'Travel Info', exact: true }).click();
  const travelers = page.getByRole('table', { name: 'Travelers' });
  await expect(travelers.getByText('Incomplete').first()).toBeVisible();
  await expectAccessible(page);

  await test.step('a message names how many it goes to before it is sent', async () => {
    await page.getByRole('button', { name: 'Send reminder' }).click();
    const dialog = page.getByRole('dialog', { name: 'Email travelers' });
    await expect(dialog.getByText(/^Goes to \d+ (person|people): /)).toBeVisible();
    await dialog.getByRole('button', { name: 'Preview' }).click();
    const asks = page.getByRole('alertdialog');
    await expect(asks.getByRole('heading', { name: /^Send to \d+ (person|people)\?$/ })).toBeVisible();
    await expect(asks.getByText(/^Your trip form for /)).toBeVisible();
    await expectAccessible(page);
    await asks.getByRole('button', { name: /^Send to \d+ / }).click();
    await expect(page.getByText(/^Your email goes to \d+ (person|people)\.$/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Emails to travelers' })).toContainText(
      'Your trip form for',
    );
  });
});

test('a host, who travels too, fills in the own trip form', async ({ page }) => {
  await signIn(page, 'host@demo.example');
  await page.goto('/app/host/trips');
  await page.getByRole('link', { name: 'One of Everything in Tuscany' }).click();
  await page.getByRole('link', { name: 'Bookings', exact: true }).click();
  await page.getByRole('link', { name: 'Your trip form' }).click();
  await page.waitForURL('**/app/traveler/trips/*/trip-form');
  await expect(page.getByRole('link', { name: 'Manage Booking' })).toHaveCount(0);
  const airline = `Air ${unique()}`;
  await page.getByLabel('Airline').first().fill(airline);
  await page.getByText('Early bird').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Saved\. /)).toBeVisible();
  await expect(page.getByText('Required').first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Airline').first()).toHaveValue(airline);
});
