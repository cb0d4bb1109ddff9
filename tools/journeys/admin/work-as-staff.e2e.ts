import { expect, type Page, test } from '@playwright/test';
import { expectBothSchemes, newStaff, press, read, reloadUntil, type, unique } from '../support.ts';

// By keyboard only. Each test has its own manager.
const password = 'a long walk along the fjord';

/** The items of the side menu; on a phone, including those behind the last tab. */
async function places(page: Page): Promise<string[]> {
  const names = async (role: 'link' | 'menuitem') =>
    // What waits at a page follows its name.
    (await page.getByRole(role).allInnerTexts()).map((text) => text.trim().split('\n')[0] ?? '');
  const more = page.getByRole('button', { name: 'More pages' });
  if ((page.viewportSize()?.width ?? 0) >= 800) return names('link');
  const shown = await names('link');
  await more.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  const rest = await names('menuitem');
  await page.keyboard.press('Escape');
  return [...shown, ...rest];
}

test('by keyboard alone: a trip manager works on trips and finds no people, money rules or permissions', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  await newStaff(page, 'tripManager', password);
  await page.goto('/app');
  await page.waitForURL('**/admin/trips');
  const list = page.getByRole('table', { name: 'Trips' });
  await expect(list.getByRole('rowheader').first()).toBeVisible();
  const menu = await places(page);
  for (const place of ['Trips', 'Bookings', 'Hosts', 'Itineraries']) expect(menu).toContain(place);
  for (const place of ['Users', 'Payouts', 'Reconciliation', 'Policies', 'Audit log', 'API keys', 'Access'])
    expect(menu).not.toContain(place);
  await expectBothSchemes(page);

  const open = list.getByRole('link').first();
  const name = await open.innerText();
  await open.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Pricing' })).toBeVisible();
  for (const tab of ['Access', 'History']) await expect(page.getByRole('tab', { name: tab })).toHaveCount(0);
  await press(page, 'tab', 'Bookings');
  await expect(page.getByRole('tabpanel', { name: 'Bookings' })).toBeVisible();
  await expectBothSchemes(page);

  for (const place of ['users', 'policies', 'access']) {
    await page.goto(`/admin/${place}`);
    await page.waitForURL('**/error/403');
  }
  await expectBothSchemes(page);
});

/** Buttons of what is for admins. The download of a list is for everyone: it has the rows that its reader sees. */
const forAdmins =
  /^(Invite|Impersonate\b|Merge|Add |Edit|Approve|Decline|Send back|Set prices|Pay out|Retry|Run now|Stop|Export|Download(?! CSV)|Close month|Discount|Archive|Delete)/;

test('support opens every page of its menu, is refused nothing on it, and offered nothing that is for admins', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await newStaff(page, 'support', password);
  await page.goto('/app');
  await page.waitForURL('**/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  const menu = await places(page);
  for (const place of ['Users', 'Bookings', 'Trips', 'Audit log', 'Emails', 'Webhooks'])
    expect(menu).toContain(place);
  const hidden = 'Figures, Policies, Marketplace, Discounts, Reviews, Exports, API keys, Marketplaces, Jobs';
  for (const place of hidden.split(', ')) expect(menu).not.toContain(place);
  await expectBothSchemes(page);

  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${page.url()}: ${answer.status()} ${answer.url()}`);
  });
  const first = async (list: string) => {
    const { items } = await read<{ items: { id: string }[] }>(page, `/api/admin/${list}`);
    return `${list.split('?')[0]}/${items[0]!.id}`;
  };
  const details = await Promise.all(
    [
      'bookings?limit=1',
      'hosts?limit=1',
      'itineraries?limit=1',
      'operators?limit=1',
      'trip-requests?status=pending&limit=1',
      'trips?status=live&limit=1',
      'users?q=traveler@demo&limit=1',
      'users?q=admin@demo&limit=1',
    ].map(first),
  );
  const lists =
    'home trips trip-requests bookings travelers rides hosts operators itineraries recommendations links payouts refunds reconciliation users access stand-ins audit-log emails webhooks';
  for (const place of [...lists.split(' '), ...details]) {
    await page.goto(`/admin/${place}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.url(), place).not.toContain('/error/');
    const tabs = page.getByRole('tab');
    for (let i = 0; i < Math.max(1, await tabs.count()); i++) {
      if ((await tabs.count()) > 0) {
        await tabs.nth(i).press('Enter');
        await page.waitForLoadState('networkidle');
      }
      const offered = await page.getByRole('main').getByRole('button', { name: forAdmins }).allInnerTexts();
      expect(offered, page.url()).toEqual([]);
    }
  }
  expect(refused).toEqual([]);

  const closed =
    'figures jobs marketplaces policies email-wording pages catalog marketplace discounts reviews exports api-keys';
  for (const place of closed.split(' ')) {
    await page.goto(`/admin/${place}`);
    await page.waitForURL('**/error/403');
  }
});

test('by keyboard alone: an account manager sees their assigned host, and no other', async ({ page }) => {
  test.slow();
  const code = unique();
  const mine = `Mira${code}`;
  const other = `Otto${code}`;
  await newStaff(page, 'accountManager', password, async (id) => {
    const made = async (firstName: string) => {
      const answer = await page.request.post('/api/admin/hosts', {
        data: { email: `${firstName}@people.example`, firstName, lastName: 'Vale' },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      });
      expect(answer.status(), await answer.text()).toBe(200);
      return ((await answer.json()) as { data: { id: string } }).data.id;
    };
    const host = await made(mine);
    await made(other);
    const assigned = await page.request.post(`/api/admin/users/${id}/assignments`, {
      data: { hostIds: [host], tripIds: [] },
    });
    expect(assigned.status(), await assigned.text()).toBe(200);
  });
  await page.goto('/admin/hosts');
  const list = page.getByRole('table', { name: 'Hosts' });
  // The permission server learns assignments with the next job.
  await reloadUntil(page, list.getByRole('link', { name: `${mine} Vale` }));
  await expectBothSchemes(page);
  await type(page.getByRole('searchbox', { name: 'Search hosts' }), other);
  await expect(page.getByText('No hosts found')).toBeVisible();
  await type(page.getByRole('searchbox', { name: 'Search hosts' }), mine);
  await press(page, 'link', `${mine} Vale`);
  await expect(page.getByRole('heading', { level: 1, name: `${mine} Vale` })).toBeVisible();
  for (const tab of ['Access', 'History']) await expect(page.getByRole('tab', { name: tab })).toHaveCount(0);
  await press(page, 'tab', 'Trips');
  await expect(page.getByText('No trips yet')).toBeVisible();
  await expectBothSchemes(page);
  await page.goto('/admin/trips');
  await expect(page.getByRole('heading', { level: 1, name: 'Trips' })).toBeVisible();
  await expect(page.getByText('No trips found')).toBeVisible();
  await expectBothSchemes(page);
  await page.goto('/admin/users');
  await page.waitForURL('**/error/403');
});
