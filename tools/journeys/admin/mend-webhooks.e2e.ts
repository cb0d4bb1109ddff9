import { expect, type Page, test } from '@playwright/test';
import {
  expectBothSchemes,
  forgetSession,
  newOperator,
  post,
  press,
  signIn,
  type,
  unique,
  reloadUntil,
} from '../support.ts';

// By keyboard only, with its own URLs where nothing listens: failed deliveries are the subject.
const admin = 'admin@demo.example';

/** A new operator's webhook, whose only event could not be delivered. */
async function failing(page: Page): Promise<{ id: string; url: string }> {
  await newOperator(page, 'a long walk along the fjord');
  const profile = await page.request.get('/api/me/profile');
  const { operatorId } = ((await profile.json()) as { data: { operatorId: string } }).data;
  const url = `http://127.0.0.1:9/${unique()}`;
  const { webhook } = await post<{ webhook: { id: string } }>(
    page,
    `/api/me/operators/${operatorId}/webhooks`,
    { url, eventTypes: ['itinerary.created'] },
  );
  await post(page, '/api/me/itineraries', {
    name: 'Fjords on Foot',
    country: 'Norway',
    destination: 'Aurland',
    lengthInDays: 6,
  });
  await forgetSession(page);
  return { id: webhook.id, url };
}

test('by keyboard alone: an admin finds why the webhook of an operator fails and sends again', async ({
  page,
}) => {
  test.slow();
  const { id, url } = await failing(page);
  await signIn(page, admin);
  await page.goto(`/admin/webhooks/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: url })).toBeVisible();
  const row = page.getByRole('row', { name: /Itinerary created/ }).first();
  await reloadUntil(page, row, /Will try again|Failed|Waiting/);
  await press(row, 'button', /^Details of/);
  await expect(page.getByText('Fjords on Foot').first()).toBeVisible();
  await expectBothSchemes(page);
  // Who can manage it, and its history.
  await expect(page.getByRole('heading', { name: 'Who has access' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'History' }).getByText('Webhook created')).toBeVisible();
  await press(row, 'button', /actions/i);
  await press(page, 'menuitem', 'Resend');
  await expect(page.getByText(/resent/i).first()).toBeVisible();
});

test('by keyboard alone: an admin pauses a webhook and archives it after a question', async ({ page }) => {
  test.slow();
  await signIn(page, admin);
  const url = `http://127.0.0.1:9/${unique()}`;
  const { webhook } = await post<{ webhook: { id: string } }>(page, '/api/admin/webhooks', {
    url,
    eventTypes: ['refund.failed'],
  });
  await page.goto(`/admin/webhooks/${webhook.id}`);
  await expect(page.getByRole('heading', { level: 1, name: url })).toBeVisible();
  await press(page, 'button', 'Pause');
  await expectBothSchemes(page);
  await press(page.getByRole('alertdialog').or(page.getByRole('dialog')), 'button', 'Pause');
  await expect(page.getByText('Webhook paused')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await press(page, 'button', 'More actions');
  await press(page, 'menuitem', 'Archive');
  await press(page, 'button', 'Continue');
  await page.getByRole('checkbox', { name: /I understand/ }).press('Space');
  await expectBothSchemes(page);
  await press(page, 'button', 'Archive');
  await expect(page.getByText('Archived', { exact: true }).first()).toBeVisible();
  await expectBothSchemes(page);
});

test('by keyboard alone: an admin adds a webhook of the marketplace, keeps its secret once and rotates it', async ({
  page,
}) => {
  test.slow();
  await signIn(page, admin);
  await page.goto('/admin/webhooks?state=active');
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
  await press(page, 'button', 'Add webhook');
  const dialog = page.getByRole('dialog', { name: 'Add webhook' });
  await type(dialog.getByLabel('URL'), 'not an address');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('URL')).toHaveAttribute('aria-invalid', 'true');
  await expectBothSchemes(page);
  const url = `http://127.0.0.1:9/${unique()}`;
  await type(dialog.getByLabel('URL'), url);
  // Rare events, so that other journeys trigger no deliveries.
  await dialog.getByRole('checkbox', { name: 'Refund failed' }).press('Space');
  await press(dialog, 'button', 'Add webhook');
  await expect(page.getByText('You’ll see this only once')).toBeVisible();
  const secret = () =>
    page
      .getByRole('dialog')
      .getByText(/^whsec_/)
      .innerText();
  const first = await secret();
  await expectBothSchemes(page);
  await press(page, 'button', 'I’ve saved it');
  await expect(page.getByText(first)).toBeHidden();
  await expect(page.getByRole('row', { name: url })).toContainText('Marketplace');
  await expectBothSchemes(page);

  await press(page, 'link', url);
  await expect(page.getByText('No deliveries yet')).toBeVisible();
  await press(page, 'button', 'More actions');
  await press(page, 'menuitem', 'Rotate secret');
  await expectBothSchemes(page);
  await press(page, 'button', 'Rotate');
  await expect(page.getByText('You’ll see this only once')).toBeVisible();
  expect(await secret()).not.toBe(first);
  await press(page, 'button', 'I’ve saved it');
  await press(page, 'button', 'More actions');
  await press(page, 'menuitem', 'Archive');
  await press(page, 'button', 'Continue');
  await page.getByRole('checkbox', { name: /I understand/ }).press('Space');
  await press(page, 'button', 'Archive');
  await expect(page.getByText('Archived', { exact: true }).first()).toBeVisible();
});
