import { catalogue, pseudo, script } from '@caravan/words/catalogue';
import { expect, type Page, test } from '@playwright/test';
import { chooseCard, expectAccessible, expectFits, quiet, signIn } from '../support.ts';
import { freshEmail } from './booking.ts';

test('a visitor books a trip of a German marketplace in German, and reads the site in Spanish', async ({
  page,
  baseURL,
}) => {
  const there = `http://solstice.localhost:${new URL(baseURL!).port}`;
  await page.goto(there);
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  await expect(page.getByRole('link', { name: 'Anmelden' }).first()).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  // Requested in the page, because only the browser resolves names under localhost.
  const trip = await page.evaluate(async () => {
    const answer = await fetch('/public/trips?limit=50');
    const { data } = (await answer.json()) as {
      data: { items: { tripPath: string; bookable: boolean; spotsLeft: number }[] };
    };
    return data.items.find((one) => one.bookable && one.spotsLeft >= 1)!;
  });
  await page.goto(`${there}/trips/${trip.tripPath}`);
  await page.locator('aside').getByRole('button', { name: 'Platz buchen' }).click();
  await page.waitForURL('**/book/travelers');
  const you = page.getByRole('group', { name: 'Du', exact: true });
  await you.getByLabel('Vorname').fill('Jule');
  await you.getByLabel('Nachname').fill('Brandt');
  await you.getByRole('textbox', { name: 'E-Mail', exact: true }).fill(freshEmail('jule'));
  await you.getByLabel('Telefon').fill('+49 30 901820');
  await you.getByRole('spinbutton').first().click();
  await page.keyboard.type('02041991');
  await you.getByRole('combobox').pressSequentially('Deutschl');
  await expect(page.getByRole('option', { name: 'Deutschland', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.waitForURL('**/book/rooms');
  await expect(page.getByRole('heading', { level: 1, name: 'Zimmer und Extras' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.waitForURL('**/book/pay');
  await chooseCard(page, 'Gelingt');
  await page.getByText('Ich habe die Stornobedingungen gelesen').click();
  await page.getByRole('button', { name: /€ bezahlen$/ }).click();
  await page.waitForURL('**/book/done');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ist gebucht');

  await page.goto(there);
  await page.getByRole('radio', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
});

/** Text on the page that comes neither from a server response nor from a date format. */
const untouched = (known: string) => {
  const dates = new Intl.DateTimeFormat('en-US', { month: 'long', weekday: 'long' });
  const days = Array.from({ length: 12 }, (_, i) => dates.format(new Date(2027, i, 1 + i))).join(' ');
  // A server-rendered page includes its query data.
  const brought = ['first-answers', 'given-answers']
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
  // Addresses, such as of a survey, are in no language.
  const data = `${known} ${brought} ${days} ${location.origin} public`.toLowerCase();
  const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    const words = text.match(/\b[A-Za-z]{4,}\b/g) ?? [];
    if (words.some((word) => !data.includes(word.toLowerCase()))) found.push(text.trim());
  }
  return found;
};

/** Shows the catalog's words in the pseudo-locale, and returns what servers have said so far. */
async function pseudoWords(page: Page): Promise<() => string> {
  await page.addInitScript({ content: await script(pseudo, await catalogue(pseudo)) });
  // Languages are shown by their own names; the browser names countries and time zones, and React Aria the parts of
  // an empty date.
  let known = 'English Deutsch Español Coordinated Universal Time yyyy';
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const first of letters) for (const second of letters) known += ` ${names.of(first + second) ?? ''}`;
  page.on('response', (answer) => {
    if (/\/(public|api)\/|caravan\./.test(answer.url()))
      void answer.text().then(
        (text) => (known += ` ${answer.url()} ${text}`),
        () => undefined,
      );
  });
  return () => known;
}

/** Expects that an open page has no text that could not be translated. */
async function expectTranslated(page: Page, known: () => string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Server-rendered text stays English until the page hydrates.
  await expect.poll(() => page.evaluate(untouched, known()), { message: page.url() }).toEqual([]);
}

test('every word of the signed-out pages comes from the catalogue', async ({ page }) => {
  const known = await pseudoWords(page);
  const answer = await page.request.get('/public/trips?limit=1');
  const { data } = (await answer.json()) as { data: { items: { tripPath: string }[] } };
  for (const address of [
    '/',
    '/trips',
    `/trips/${data.items[0]!.tripPath}`,
    '/login',
    '/signup',
    '/forgot-password',
  ]) {
    await page.goto(address);
    await expectTranslated(page, known);
  }
});

const portals = {
  host: ['home/dashboard', 'audience', 'itineraries', 'trips', 'earnings', 'account/security'],
  operator: ['home', 'itineraries', 'inventory', 'trips', 'payouts', 'account/security'],
  traveler: ['explore', 'account/security', 'account/payment', 'account/notifications'],
  admin: [
    'home',
    'users',
    'bookings',
    'trips',
    'payouts',
    'reconciliation',
    'policies',
    'marketplace',
    'figures',
  ],
};

for (const [group, addresses] of Object.entries(portals))
  test(`every word of the ${group} portal comes from the catalogue`, async ({ page }) => {
    const known = await pseudoWords(page);
    await signIn(page, `${group}@demo.example`);
    for (const address of addresses) {
      await page.goto(`${group === 'admin' ? '' : '/app'}/${group}/${address}`);
      await quiet(page);
      await expectTranslated(page, known);
    }
  });
