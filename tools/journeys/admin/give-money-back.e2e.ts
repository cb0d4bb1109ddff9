import { expect, type Page, test } from '@playwright/test';
import { bookTrip, expectAccessible, expectBothSchemes, expectFits, post, signIn } from '../support.ts';

const admin = 'admin@demo.example';

test('an admin refunds an item, cancels a booking by the policy, and restores it, each after checking the figures', async ({
  page,
}) => {
  test.slow();
  const id = await bookTrip(page, `money-${crypto.randomUUID()}@travelers.example`);
  await signIn(page, admin);
  await page.goto(`/admin/bookings/${id}`);
  await expect(page.getByRole('table', { name: 'Travelers' })).toBeVisible();

  const refund = page.getByRole('dialog', { name: 'Refund items' });
  await expect(async () => {
    // The page's actions re-render when the last of them has loaded, so retry a press that was too early. A
    // dialog that opens late needs no retry: it covers the button.
    if (!(await refund.isVisible()))
      await page.getByRole('button', { name: 'Refund', exact: true }).press('Enter', { timeout: 3_000 });
    await expect(refund).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await refund.getByRole('button', { name: 'Review' }).click();
  await expect(refund.getByText('Choose at least one item')).toBeVisible();
  await refund.getByRole('checkbox').first().press('Space');
  await refund.getByRole('button', { name: 'Review' }).click();
  await expect(refund.getByText('Price reduction')).toBeVisible();
  await expectAccessible(page);
  await refund.getByRole('button', { name: 'Change' }).click();
  await expect(refund.getByRole('checkbox').first()).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(refund).toBeHidden();

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await cancel.getByRole('button', { name: 'Review' }).click();
  await expect(cancel.getByText('Enter a reason for the cancellation')).toBeVisible();
  await cancel.getByLabel('Reason').fill('Asked for by mail.');
  await cancel.getByText('Refund by cancellation policy').click();
  await cancel.getByRole('button', { name: 'Review' }).click();
  await expect(cancel.getByText('Refund to cards')).toBeVisible();
  await cancel.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Booking canceled')).toBeVisible();

  // The refund is on its way in the queue of refunds, with its history; support reads the same there.
  const booking = (await (await page.request.get(`/api/admin/bookings/${id}`)).json()) as {
    data: { orderId: string };
  };
  await page.goto('/admin/refunds');
  await page.getByRole('searchbox', { name: 'Search order' }).fill(booking.data.orderId);
  const refunded = page.getByRole('row', { name: new RegExp(booking.data.orderId) }).first();
  await expect(refunded.getByText('Cancellation')).toBeVisible();
  await refunded.getByRole('button', { name: booking.data.orderId }).click();
  const drawer = page.getByRole('dialog', { name: /^Refund of / });
  await expect(drawer.getByRole('heading', { name: 'Asked for' })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('link', { name: booking.data.orderId }).click();
  await expect(page.getByRole('table', { name: 'Travelers' })).toBeVisible();

  // It can't be reinstated before its refunds have completed.
  await expect(async () => {
    const { possible } = await post<{ possible: boolean }>(
      page,
      `/api/admin/bookings/${id}/reinstate/calculate`,
      { bookingStatus: 'pending', secondaryTravelerIds: [], keepAddOns: true },
    );
    expect(possible).toBe(true);
  }).toPass({ timeout: 60_000 });
  await page.reload();
  await page.getByRole('button', { name: 'Reinstate' }).click();
  await page
    .getByRole('dialog', { name: 'Reinstate booking' })
    .getByRole('button', { name: 'Review' })
    .click();
  await expect(page.getByText('New balance due')).toBeVisible();
  await page.getByRole('button', { name: 'Reinstate booking' }).click();
  await expect(page.getByText('Booking reinstated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
  await expectFits(page);

  // Finds it again by the last digits of the card, then reads and resends an email about it.
  await page.getByRole('tab', { name: 'Money' }).click();
  await expect(page.getByRole('table', { name: 'Statement' })).toBeVisible();
  await page.getByRole('tab', { name: 'Emails' }).click();
  await page
    .getByRole('row', { name: /Booking received/ })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(/^Email sent again to money-/)).toBeVisible();
  // From any page, two presses find an order by the last digits of its card.
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search or go to…' }).pressSequentially('4242');
  await page.getByRole('menuitem', { name: / · / }).first().click();
  await expect(page).toHaveURL(/\/admin\/bookings\/[0-9a-f-]{36}$/);
});

test('a discount is looked at, applied and removed', async ({ page }) => {
  test.slow();
  const id = await bookTrip(page, `money-${crypto.randomUUID()}@travelers.example`);
  await signIn(page, admin);
  const code = `E2E${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`.toUpperCase();
  await page.goto('/admin/discounts');
  await page.getByRole('button', { name: 'Add code' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Add code' });
  await adding.getByLabel('Code').fill(code);
  await adding.getByRole('button', { name: 'Add code' }).click();
  await expect(adding.getByText('This field is required')).toBeVisible();
  await adding.getByLabel('Percent off').fill('10');
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Add code' }).click();
  await expect(page.getByText(`Discount code ${code} saved`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search codes' }).fill(code);
  await expect(page.getByRole('row', { name: new RegExp(code) }).getByText('10%')).toBeVisible();
  await page.goto(`/admin/bookings/${id}`);
  await page.getByRole('button', { name: 'Discount', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply discount' });
  await dialog.getByLabel('Code').fill('NOBODYHASTHIS');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Review' }).click();
  await dialog.getByRole('button', { name: /^Take .+ off$/ }).click();
  await expect(page.getByText('Discount applied', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove discount' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove discount' }).click();
  await expect(page.getByText('Discount removed', { exact: true })).toBeVisible();
});

/** Goes from the figures of all hosts to the trips of the first, which the address keeps. */
async function drillDown(page: Page) {
  await page.getByRole('link', { name: 'Figures', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible();
  await page.getByRole('button', { name: /Period$/ }).click();
  await page.getByRole('option', { name: 'Last 90 days' }).click();
  await expect(page).toHaveURL(/from=/);
  await page.getByRole('radio', { name: 'By host' }).click();
  const rows = page.getByRole('table', { name: 'By host' }).getByRole('row');
  const first = rows.filter({ has: page.getByRole('rowheader') }).first();
  const name = await first.getByRole('link').first().innerText();
  await first.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Show trips' }).click();
  await expect(page.getByRole('table', { name: 'By trip' }).getByRole('rowheader').first()).toBeVisible();
  await expect(page).toHaveURL(/host=/);
  await page.reload();
  await page.getByRole('button', { name: `Remove filter Host: ${name}` }).click();
  await expect(page).not.toHaveURL(/host=/);
  await takeApart(page);
}

/** Goes from a figure to the payments that add up to it, from one of them to its booking, and back. */
async function takeApart(page: Page) {
  const figure = page.getByRole('button', { name: /^Collected [^:]*: show entries$/ }).first();
  await figure.press('Enter');
  const drawer = page.getByRole('dialog', { name: /^Collected, / });
  const amount = (await drawer.getByText(/^[\d,]+ payments? · /).innerText()).split(' · ')[1]!;
  // The page behind the drawer is hidden from assistive technology.
  await expect(page.locator(`button[aria-label="Collected ${amount}: show entries"]`)).toHaveCount(1);
  await expectAccessible(page);
  const booking = drawer.getByRole('table').getByRole('link').first();
  const order = await booking.innerText();
  await booking.press('Enter');
  await expect(page).toHaveURL(/\/admin\/bookings\//);
  await expect(page.getByText(order).first()).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).not.toHaveURL(/entries=/);
}

test('the books are compared with the provider’s, and a period and all bookings are written to files', async ({
  page,
}) => {
  test.slow();
  await signIn(page, admin);
  await page.goto('/admin/reconciliation');
  await page.getByRole('button', { name: 'Compare now' }).first().click();
  await expect(page.getByText(/^Compared .*charges?, refunds?,/)).toBeVisible();
  await drillDown(page);
  await page.goto('/admin/exports');
  await page.getByRole('button', { name: 'Export journal' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Export the journal of a period' });
  await dialog.getByRole('button', { name: 'Export journal' }).click();
  await expect(dialog.getByText('This field is required').first()).toBeVisible();
  for (const [field, day] of [
    ['First day', ['1', '1', '2026']],
    ['Last day', ['12', '31', '2027']],
  ] as const) {
    const parts = dialog.getByRole('group', { name: field }).getByRole('spinbutton');
    for (const [i, part] of day.entries()) {
      await parts.nth(i).focus();
      await page.keyboard.type(part);
    }
  }
  await dialog.getByRole('button', { name: 'Export journal' }).click();
  await expect(page.getByText('Export started')).toBeVisible();
  const file = page.getByRole('link', { name: /^journal-2026-01-01-to-2027-12-31/ }).first();
  await expect(file).toBeVisible({ timeout: 60_000 });
  const answer = await page.request.get((await file.getAttribute('href'))!);
  expect(await answer.text()).toContain('Posted (UTC)');
  await page.getByRole('button', { name: 'Export all bookings' }).click();
  await expect(page.getByRole('link', { name: /^bookings-/ }).first()).toBeVisible({ timeout: 60_000 });
  await expectBothSchemes(page);
});
