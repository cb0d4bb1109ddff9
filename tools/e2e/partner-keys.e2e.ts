import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { expectBothSchemes, signIn } from './support.ts';

const operator = 'operator@demo.example';

/** Presses what has the focus, after moving it there without a pointer. */
async function press(page: Page, role: 'button' | 'menuitem' | 'link', name: string | RegExp) {
  const target = page.getByRole(role, { name }).last();
  await expect(target).toBeEnabled();
  await target.focus();
  await page.keyboard.press('Enter');
}

async function menuOf(page: Page, row: string, item: string) {
  await page.getByRole('row', { name: row }).getByRole('button', { name: /actions/i }).focus();
  await page.keyboard.press('Enter');
  await press(page, 'menuitem', item);
}

async function supplies(page: Page, key: string): Promise<number> {
  // Without the browser's cookies: the key is the whole credential.
  const answer = await fetch(new URL('/rpc/caravan.supply.v1.SupplyService/PushItineraries', page.url()), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: '{}',
  });
  return answer.status;
}

for (const width of [390, 1440]) {
  test(`an operator makes, uses, rotates and revokes an API key, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, operator);
    await page.goto('/app/operator/api-keys');
    await expect(page.getByRole('heading', { name: 'API keys', level: 1 })).toBeVisible();
    const name = `Journey ${Date.now()}`;
    await press(page, 'button', 'Create key');
    await page.getByRole('dialog').getByLabel('Name').pressSequentially(name);
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Change itineraries' }).focus();
    await page.keyboard.press('Space');
    await expectBothSchemes(page);
    await press(page, 'button', 'Create key');
    await expect(page.getByText('This is shown once')).toBeVisible();
    const first = await page.getByRole('textbox', { name: 'API key' }).inputValue();
    expect(first).toMatch(/^cvn_/);
    expect(await supplies(page, first)).not.toBe(401);
    await press(page, 'button', 'I have kept it');
    await expect(page.getByText(first)).toBeHidden();

    await menuOf(page, name, 'Rotate');
    await page.getByRole('dialog').getByRole('button', { name: /The one before/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await press(page, 'button', 'Rotate');
    await expect(page.getByText('This is shown once')).toBeVisible();
    const second = await page.getByRole('textbox', { name: 'API key' }).inputValue();
    expect(second).not.toBe(first);
    expect(await supplies(page, first)).toBe(401);
    expect(await supplies(page, second)).not.toBe(401);
    await press(page, 'button', 'I have kept it');

    await menuOf(page, name, 'Revoke');
    await press(page, 'button', 'Continue');
    await page.getByRole('checkbox', { name: 'I understand that this cannot be undone' }).focus();
    await page.keyboard.press('Space');
    await press(page, 'button', 'Revoke');
    await expect(page.getByText('Key revoked')).toBeVisible();
    expect(await supplies(page, second)).toBe(401);
    await expect(page.getByRole('row', { name })).toContainText('Revoked');
    await expectBothSchemes(page);
  });
}

test('a member of an operator who is not its admin has no keys in the menu', async ({ page }) => {
  await signIn(page, 'duarte@sete-colinas-travel.example');
  await page.goto('/app/operator/trips');
  await expect(page.getByRole('link', { name: 'Itineraries' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: 'API keys' })).toHaveCount(0);
});

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

test('a webhook gets a change, shows the delivery with before and after, and sends it again', async ({ page }) => {
  const partner = await receiver();
  try {
    await signIn(page, operator);
    await page.goto('/app/operator/webhooks');
    await press(page, 'button', 'Add webhook');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').pressSequentially(partner.url);
    await press(page, 'button', 'Add webhook');
    await expect(page.getByText('This is shown once')).toBeVisible();
    expect(await page.getByRole('textbox', { name: 'Signing secret' }).inputValue()).toMatch(/^whsec_/);
    await press(page, 'button', 'I have kept it');

    const list = (await (await page.request.get('/api/me/itineraries')).json()) as { data: { items: { id: string }[] } };
    const path = `/api/me/itineraries/${list.data.items[0]!.id}`;
    const { data: now } = (await (await page.request.get(path)).json()) as { data: { version: number; name: string } };
    const renamed = await page.request.post(path, { data: { version: now.version, name: `${now.name} ` .trim() + ' II' } });
    expect(renamed.status(), await renamed.text()).toBe(200);
    await expect.poll(() => partner.got.length, { timeout: 20_000 }).toBe(1);

    await press(page, 'link', partner.url);
    const row = page.getByRole('row', { name: /Itinerary changed/ }).first();
    await expect(async () => {
      await page.reload();
      await expect(row).toContainText('Delivered');
    }).toPass({ timeout: 15_000 });
    await row.getByRole('button', { name: /Details of/ }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${now.name} II`).first()).toBeVisible();
    await expect(page.getByText('thanks')).toBeVisible();
    await expectBothSchemes(page);
    await row.getByRole('button', { name: /actions/i }).focus();
    await page.keyboard.press('Enter');
    await press(page, 'menuitem', 'Send again');
    await expect.poll(() => partner.got.length, { timeout: 20_000 }).toBe(2);

    await press(page, 'button', 'Pause');
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Pause' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Webhook paused')).toBeVisible();
    await press(page, 'button', 'Resume');
    await expect(page.getByText('Webhook resumed')).toBeVisible();
    await page.request.post(path, { data: { version: now.version + 1, name: now.name } });
  } finally {
    partner.close();
  }
});
