import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import {
  callsForAll,
  expectBothSchemes,
  expectFits,
  mailTo,
  newHost,
  press,
  signIn,
  type,
} from '../support.ts';

const admin = 'admin@demo.example';
const password = 'slow trains and loud markets';
const own = (text: string) => `${text}${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`;

const flip = (page: Page, name: string) => page.getByRole('switch', { name }).press('Space');

/** Activates the invited admin at the marketplace's own URL, and sets up the second factor that admins need. */
async function activate(page: Page, origin: string, email: string) {
  const mail = await mailTo(page, email, /Activate|invit/i);
  const token = mail.links
    .find((link) => link.includes('/create-account/'))!
    .split('/')
    .pop()!;
  await page.goto(`${origin}/create-account/${token}`);
  await type(page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  await press(page, 'button', 'Use an authenticator app');
  const secret = (await page.getByText(/^[A-Z2-7]{16,}$/).textContent())!;
  await page.getByLabel('Code from the app').focus();
  await page.keyboard.type(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await expect(page.getByRole('heading', { name: 'Your backup codes' })).toBeVisible();
  await press(page, 'button', 'I’ve saved them');
  await page.waitForURL('**/admin/users');
}

/** Creates a separate marketplace for a test, at a local host name, with its first admin signed in. */
async function newMarketplace(page: Page, baseURL: string | undefined) {
  const slug = own('m');
  const email = `${slug}@journeys.example`;
  await signIn(page, admin);
  const made = await page.request.post('/api/admin/tenants', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      brand: `Market ${slug}`,
      slug,
      host: `${slug}.localhost`,
      currency: 'EUR',
      locale: 'en-US',
      accent: '#1f6f5c',
      sandbox: false,
      admin: { firstName: 'Ada', lastName: 'Berg', email },
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  const origin = `http://${slug}.localhost:${new URL(baseURL!).port}`;
  await activate(page, origin, email);
  return { origin, email };
}

test('a platform admin opens a marketplace, and its first admin starts it with a second factor', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await signIn(page, admin);
  const slug = own('m');
  const email = `${slug}@journeys.example`;
  await page.goto('/admin/jobs');
  await expect(page.frameLocator('iframe[title="Job queue"]').getByText('Completed')).toBeVisible();
  await page.goto('/admin/marketplaces');
  await press(page, 'button', 'Create marketplace');
  const dialog = page.getByRole('dialog', { name: 'Create marketplace' });
  await press(dialog, 'button', 'Create marketplace');
  await expect(dialog.getByText('This field is required').first()).toBeVisible();
  await expectBothSchemes(page);
  for (const [field, text] of [
    ['Brand', `Market ${slug}`],
    ['Short name', slug],
    ['Domain', `${slug}.localhost`],
    ['Currency', 'EUR'],
    ['First name', 'Ada'],
    ['Last name', 'Berg'],
    ['Email', email],
  ] as const) {
    await type(dialog.getByRole('textbox', { name: field, exact: true }), text);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Market ${slug} created`)).toBeVisible();
  await activate(page, `http://${slug}.localhost:${new URL(baseURL!).port}`, email);
  await expect(page).toHaveTitle(`Users · Market ${slug} - Admin Portal`);
  // In its own marketplace, there are no other people.
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('rowheader')).toHaveText(['Ada Berg']);
  await expectBothSchemes(page);
});

test('an admin sets the brand, the switches and the host names of a marketplace', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { origin } = await newMarketplace(page, baseURL);
  await page.goto(`${origin}/admin/marketplace`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  await type(page.getByLabel('Accent color'), 'green');
  await expect(page.getByText('Enter a hex color, like #1f6f5c')).toBeVisible();
  await type(page.getByLabel('Accent color'), '#ffe08a');
  await type(page.getByRole('textbox', { name: 'Name', exact: true }), 'Cedar Market');
  await type(page.getByLabel('Support address'), 'help@cedar.example');
  await expectBothSchemes(page);
  await save.press('Enter');
  await expect(page.getByText('Marketplace saved').first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveTitle('Marketplace · Cedar Market - Admin Portal');
  await expect(page.getByLabel('Accent color')).toHaveValue('#ffe08a');
  // A pale accent stays readable in both schemes.
  await expectBothSchemes(page);

  await flip(page, 'Address tab in accounts');
  const addressTab = page.getByRole('switch', { name: 'Address tab in accounts' });
  await expect(addressTab).not.toBeChecked();
  // It is disabled until it is saved.
  await expect(addressTab).toBeEnabled();
  await page.goto(`${origin}/admin/account/profile`);
  await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link')).toHaveText([
    'Profile',
    'Security',
    'Notifications',
  ]);
  await press(page, 'button', 'Help center');
  await expect(page.getByRole('link', { name: 'help@cedar.example' })).toBeVisible();

  await page.goto(`${origin}/admin/marketplace`);
  const name = `${own('cedar')}.example`;
  await type(page.getByLabel('Add domain'), 'not a name');
  await press(page, 'button', /^Add$/);
  await expect(page.getByLabel('Add domain')).toHaveAttribute('aria-invalid', 'true');
  await type(page.getByLabel('Add domain'), name);
  await press(page, 'button', /^Add$/);
  await expect(page.getByText('Not verified yet')).toBeVisible();
  await expect(page.getByLabel('TXT record')).toBeVisible();
  await expectFits(page);
  await press(page, 'button', `Remove ${name}`);
  await press(page.getByRole('alertdialog'), 'button', 'Remove');
  await expect(page.getByText('Domain removed')).toBeVisible();
});

test('an admin tries the mail server and changes a policy; a figure that cannot be is refused at its field', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { origin, email } = await newMarketplace(page, baseURL);
  // Tests the mail server before anyone waits for an email.
  await page.goto(`${origin}/admin/marketplace`);
  await press(page, 'button', 'Send test email');
  await expect(page.getByText(new RegExp(`accepted the email from .+ to ${email}`))).toBeVisible();
  await mailTo(page, email, /test/i);
  await expectBothSchemes(page);

  await page.goto(`${origin}/admin/policies`);
  await press(page, 'button', 'Edit Survey');
  const dialog = page.getByRole('dialog', { name: 'Survey' });
  const responses = dialog.getByRole('textbox', { name: 'Responses to unlock itineraries' });
  await type(responses, '-5');
  await press(dialog, 'button', 'Save');
  await expect(responses).toHaveAttribute('aria-invalid', 'true');
  await expectBothSchemes(page);
  await type(responses, '80');
  await press(dialog, 'button', 'Save');
  await expect(page.getByText('Policies saved')).toBeVisible();
  await expect(page.getByText('Changed from default')).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('Changed from default')).toHaveCount(1);
  await page.goto(`${origin}/admin/audit-log?action=tenant`);
  await expect(page.getByRole('table', { name: 'Audit log' }).getByRole('rowheader').first()).toBeVisible();
  await expectBothSchemes(page);
});

test('an admin invites a person, changes the group, disables and enables the account', async ({ page }) => {
  test.slow();
  await signIn(page, admin);
  const name = own('Iva');
  await page.goto('/admin/users');
  await press(page, 'button', 'Add user');
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  await dialog.getByLabel('First name').press('Enter');
  await expect(dialog.getByText('This field is required').first()).toBeVisible();
  await expectBothSchemes(page);
  await type(dialog.getByLabel('First name'), name);
  await type(dialog.getByLabel('Last name'), 'Novak');
  await type(dialog.getByLabel('Email'), admin);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Someone already has an account with this email')).toBeVisible();
  await type(dialog.getByLabel('Email'), `${name}@journeys.example`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Invitation sent to ${name} Novak`)).toBeVisible();
  await type(page.getByRole('searchbox', { name: 'Search by name or email' }), name);
  await press(page, 'button', new RegExp(`^${name} Novak$`));
  const drawer = page.getByRole('dialog', { name: `${name} Novak` });
  await expect(drawer.getByText('Invited', { exact: true }).first()).toBeVisible();
  await press(page, 'button', 'Resend activation');
  await expect(page.getByText('Invitation sent', { exact: true })).toBeVisible();
  await press(page, 'button', 'Disable');
  const question = page.getByRole('alertdialog', { name: `Disable ${name} Novak?` });
  await expectBothSchemes(page);
  await question.getByRole('button', { name: 'Disable' }).press('Enter');
  await expect(page.getByText('Account disabled')).toBeVisible();
  await expect(drawer.getByText('Disabled', { exact: true }).first()).toBeVisible();
  await press(page, 'button', 'Enable');
  await expect(page.getByText('Account enabled')).toBeVisible();
  await page.reload();
  await expect(drawer.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toBeVisible();
  await press(page, 'link', 'Everything about this person');
  await expect(page.getByRole('heading', { level: 1, name: `${name} Novak` })).toBeVisible();
  await press(page, 'tab', 'Emails');
  await expect(page.getByRole('table', { name: 'Emails' }).getByRole('row').nth(1)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Emails' })).toHaveAttribute('aria-selected', 'true');
  await press(page, 'tab', 'Credits');
  await expect(page.getByText('No credits')).toBeVisible();
});

test('an admin signs in as a person from the users page, appears in the list, and is stopped from there at once', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const email = await newHost(await context.newPage(), password);
  await context.close();
  const reason = own('Helping with the first steps ');
  await signIn(page, admin);
  await page.goto(`/admin/users?q=${encodeURIComponent(email)}`);
  const row = page.getByRole('row', { name: new RegExp(email) });
  await row.getByRole('button', { name: /^Actions for/ }).press('Enter');
  await press(page, 'menuitem', 'Impersonate');
  const dialog = page.getByRole('dialog', { name: /^Impersonate/ });
  await press(dialog, 'button', 'Impersonate');
  await expect(dialog.getByText('Reason is required')).toBeVisible();
  await dialog.getByLabel('Reason').focus();
  await page.keyboard.type(reason);
  await expectBothSchemes(page);
  await press(dialog, 'button', 'Impersonate');
  await page.waitForURL('**/app/host/**');

  const wide = (page.viewportSize()?.width ?? 0) >= 800;
  const banner = page.getByRole('region', { name: 'Impersonation' });
  if (wide) {
    // H-058: name, email, ID, and environment.
    await expect(banner.getByText('Ines Duarte')).toBeVisible();
    await expect(banner.getByText(email)).toBeVisible();
    await expect(banner.getByText(/^[0-9a-f-]{36}$/)).toBeVisible();
    await expect(banner.getByText(/^[a-z]+$/)).toBeVisible();
  } else await expect(banner).toBeHidden();
  await expectBothSchemes(page);

  // Another admin sees the impersonation with its reason, and stops it.
  const other = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
  const watch = await other.newPage();
  await signIn(watch, admin);
  await watch.goto('/admin/stand-ins');
  await flip(watch, 'Active only');
  await expect(watch).toHaveURL(/running=true/);
  const entry = watch.getByRole('row', { name: new RegExp(reason) });
  await expect(entry).toContainText('Active');
  await expectBothSchemes(watch);
  await entry.getByRole('button', { name: 'Stop' }).press('Enter');
  await watch.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(watch.getByText('Impersonation stopped')).toBeVisible();
  await expect(entry).toHaveCount(0);
  await flip(watch, 'Active only');
  await expect(entry).toContainText('Ended');
  await other.close();
  // The first admin's next request is made as themselves again.
  expect((await page.request.get('/api/me/host/user')).status()).not.toBe(200);
  await page.goto('/app');
  await page.waitForURL('**/admin/users');
});

test('a stand-in is named in every portal, passes the terms of a traveler, and ends where it is closed', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  const wide = (page.viewportSize()?.width ?? 0) >= 800;
  const banner = page.getByRole('region', { name: 'Impersonation' });
  const data = async <T>(path: string) => ((await (await page.request.get(path)).json()) as { data: T }).data;
  await signIn(page, admin);
  for (const portal of ['host', 'operator', 'traveler'] as const) {
    const email = `${portal}@demo.example`;
    const { items } = await data<{ items: { id: string; firstName: string; lastName: string }[] }>(
      `/api/admin/users?q=${email}`,
    );
    const person = items[0]!;
    // An open portal would notice the session change and navigate on its own, aborting the navigation below.
    await page.goto('about:blank');
    const started = await page.request.post('/rpc/caravan.access.v1.AccessService/StartImpersonation', {
      data: { userId: person.id, reason: 'To look and close it again' },
    });
    expect(started.status(), await started.text()).toBe(200);
    await page.goto('/app');
    await page.waitForURL(`**/app/${portal}/**`);
    if (portal === 'traveler') {
      // T-202: an impersonating admin sees more than the overview before the terms are signed.
      await callsForAll(page);
      await page.route('**/api/me/bookings*', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { data: { items: { termsAccepted: boolean }[] } };
        for (const one of body.data.items) one.termsAccepted = false;
        await route.fulfill({ response: answer, json: body });
      });
      const { items: bookings } = await data<{ items: { trip: { id: string } }[] }>(
        '/api/me/bookings?limit=100',
      );
      await page.goto(`/app/traveler/trips/${bookings[0]!.trip.id}/itinerary`);
      await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
    }
    if (wide) {
      // H-058: name, email, ID, and environment.
      await expect(banner.getByText(`${person.firstName} ${person.lastName}`)).toBeVisible();
      await expect(banner.getByText(email)).toBeVisible();
      await expect(banner.getByText(person.id)).toBeVisible();
    } else {
      await expect(page.getByRole('button', { name: /Open your account/ })).toBeVisible();
      await expect(banner).toBeHidden();
    }
    await expectBothSchemes(page);
    const login = page.waitForRequest((request) => new URL(request.url()).pathname === '/login');
    if (!wide) await press(page, 'button', /Open your account/);
    await press(page, 'button', 'Stop impersonating');
    await login;
    await page.waitForURL('**/admin/users');
    expect((await data<{ email: string }>('/api/me/profile')).email).toBe(admin);
  }
});

test('an admin checks a permission and learns why it holds, or who would have it', async ({ page }) => {
  test.slow();
  await signIn(page, admin);
  const get = async <T>(path: string) =>
    ((await (await page.request.get(path)).json()) as { data: { items: T[] } }).data.items;
  const trip = (await get<{ id: string; name: string }>('/api/admin/trips?status=confirmed&limit=1'))[0]!;
  await page.goto('/admin/access');
  await press(page, 'button', 'Check');
  await expect(page.getByText('Choose an option').first()).toBeVisible();
  await expectBothSchemes(page);
  const person = page.getByRole('combobox', { name: 'Person' });
  await person.focus();
  await page.keyboard.type(admin);
  await expect(page.getByRole('option').filter({ hasNotText: admin })).toHaveCount(0);
  await expect(page.getByRole('option', { name: admin })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const choose = async (field: string, option: string) => {
    await page
      .getByRole('button', { name: new RegExp(`${field}$`) })
      .first()
      .press('Enter');
    await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
    await page.getByRole('option', { name: option, exact: true }).press('Enter');
  };
  await choose('Kind', 'Trip');
  const object = page.getByRole('combobox', { name: 'Object' });
  await object.focus();
  await page.keyboard.type(trip.name);
  await expect(page.getByRole('option').first()).toContainText(trip.name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await choose('Permission', 'Manage');
  await press(page, 'button', 'Check');
  await expect(page.getByText('Allowed', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why' })).toBeVisible();
  await expectBothSchemes(page);
  await page.reload();
  await expect(page.getByText('Allowed', { exact: true })).toBeVisible();
  await choose('Permission', 'Travel');
  await press(page, 'button', 'Check');
  await expect(page.getByText('Not allowed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who has this permission' })).toBeVisible();
  await expectBothSchemes(page);
});

test('the audit log narrows by every filter, keeps them in the address and leaves as a file', async ({
  page,
}) => {
  test.slow();
  await signIn(page, admin);
  await page.goto('/admin/audit-log');
  const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  const choose = async (field: string, option: string) => {
    const opener = page.getByRole('button', { name: new RegExp(`${field}$`) });
    await opener.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: option, exact: true })).toBeVisible();
    await page.getByRole('menuitemradio', { name: option, exact: true }).press('Enter');
    // A closing menu restores focus, and would take it from the next target.
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('button', { name: new RegExp(`${field}$`) })).toBeFocused();
  };
  await choose('Object', 'User');
  await expect(page).toHaveURL(/objectType=Member/);
  await choose('Action', 'Users');
  await expect(page).toHaveURL(/action=member/);
  const by = page.getByRole('combobox', { name: 'Person' });
  await by.focus();
  await page.keyboard.type(admin);
  await expect(page.getByRole('option').filter({ hasNotText: admin })).toHaveCount(0);
  await expect(page.getByRole('option', { name: admin })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/actor=/);
  await flip(page, 'Impersonations only');
  await expect(page).toHaveURL(/standIns=true/);
  await expectBothSchemes(page);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Impersonations only' })).toBeChecked();
  await press(page, 'button', 'Clear filters');
  await expect(page).toHaveURL(/audit-log$/);
  await expect(rows.first()).toBeVisible();
  await choose('Action', 'Users');
  const file = page.waitForEvent('download');
  await press(page, 'button', 'Export log');
  expect((await file).suggestedFilename()).toBe('audit-log.csv');
});
