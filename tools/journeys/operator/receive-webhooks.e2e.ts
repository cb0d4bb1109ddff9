import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { expectBothSchemes, newOperator, post, press, reloadUntil } from '../support.ts';

/** The secret in the dialog that shows it once. */
async function shownOnce(page: Page): Promise<string> {
  return page
    .getByRole('dialog')
    .getByText(/^(cvn_|whsec_)/)
    .innerText();
}

/** A partner's server on this machine. */
async function receiver() {
  const got: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      got.push(body);
      response.end('thanks');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, got, close: () => server.close() };
}

test('a webhook gets a change, shows the delivery with before and after, and sends it again', async ({
  page,
}) => {
  const partner = await receiver();
  try {
    await newOperator(page, 'a long walk along the fjord');
    const itinerary = await post<{ id: string; version: number }>(page, '/api/me/itineraries', {
      name: 'Fjords on Foot',
      country: 'Norway',
      destination: 'Aurland',
      lengthInDays: 6,
    });
    await page.goto('/app/operator/webhooks');
    await expect(page.getByRole('heading', { name: 'Webhooks', level: 1 })).toBeVisible();
    await press(page, 'button', 'Add webhook');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('URL').pressSequentially(partner.url);
    await press(page, 'button', 'Add webhook');
    await expect(page.getByText('You’ll see this only once')).toBeVisible();
    expect(await shownOnce(page)).toMatch(/^whsec_/);
    await press(page, 'button', 'I’ve saved it');

    await post(page, `/api/me/itineraries/${itinerary.id}`, {
      version: itinerary.version,
      name: 'Fjords by Boat',
    });
    await expect.poll(() => partner.got.length, { timeout: 60_000 }).toBe(1);

    await press(page, 'link', partner.url);
    const row = page.getByRole('row', { name: /Itinerary changed/ }).first();
    await reloadUntil(page, row, 'Delivered');
    await row
      .getByRole('button', { name: /Details of/ })
      .first()
      .press('Enter');
    await expect(page.getByText('Fjords by Boat').first()).toBeVisible();
    await expect(page.getByText('thanks')).toBeVisible();
    await expectBothSchemes(page);
    await row.getByRole('button', { name: /actions/i }).press('Enter');
    await press(page, 'menuitem', 'Resend');
    await expect.poll(() => partner.got.length, { timeout: 60_000 }).toBe(2);

    await press(page, 'button', 'Pause');
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'Pause' })
      .press('Enter');
    await expect(page.getByText('Webhook paused')).toBeVisible();
    await press(page, 'button', 'Resume');
    await expect(page.getByText('Webhook resumed')).toBeVisible();
  } finally {
    partner.close();
  }
});
