import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { type Cookie, expect, type Locator, type Page } from '@playwright/test';

/** The demo tenant's people all share one password; GET /public/tenant shows it. */
export async function demoPassword(page: Page): Promise<string> {
  const answer = await page.request.get('/public/tenant');
  const tenant = (await answer.json()) as { data: { demoSignIns?: { password: string }[] } };
  const password = tenant.data.demoSignIns?.[0]?.password;
  if (!password) throw new Error('this is no demo tenant');
  return password;
}

/** This worker's sessions, so that a person doesn't have to sign in for every journey. */
const sessions = new Map<string, { cookies: Cookie[]; since: number }>();
const sessionMinutes = 5;

/**
 * Closes the open page. Do this before changing the session of an open portal: the portal notices with its
 * next response and navigates on its own, which aborts the journey's next navigation.
 */
async function leave(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
}

/** Drops every session of this browser, after closing the page. */
export async function forgetSession(page: Page): Promise<void> {
  await leave(page);
  await page.context().clearCookies();
}

/** Signs in through the API, so that journeys don't have to repeat the form; the cookie stays with the page. */
export async function signIn(page: Page, email: string): Promise<void> {
  await leave(page);
  const kept = sessions.get(email);
  if (kept && Date.now() - kept.since < sessionMinutes * 60_000) {
    await page.context().addCookies(kept.cookies);
    // A journey may have ended the session, or used it to impersonate someone.
    const answer = await page.request.get('/api/me/profile');
    if (answer.ok() && ((await answer.json()) as { data: { email: string } }).data.email === email) return;
    await page.context().clearCookies();
  }
  const password = await demoPassword(page);
  const answer = await page.request.post('/authentication/login', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  // Only the session: a journey's language must not affect others.
  const cookies = (await page.context().cookies()).filter((cookie) => cookie.name !== 'language');
  sessions.set(email, { cookies, since: Date.now() });
}

/** The rules that every page must meet: WCAG 2.2, levels A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules about colors, which another scheme can break. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];
interface Axe {
  run: (within: object, options: object) => Promise<{ violations: Findings }>;
}

/** The rules in the version that the builder uses. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** The accessibility findings of the current page, or of one part; by all rules, or the given ones. */
export async function findings(page: Page, rules: string[] = wcag, part?: string): Promise<Findings> {
  // Return only violations: serializing every passed node takes ten times as long.
  const options = { resultTypes: ['violations' as const], runOnly: rules };
  // react-aria keeps announcements for seconds, by which time they often reference removed elements.
  const announcer = '[data-live-announcer]';
  if (page.frames().length > 1) {
    // Cross-origin frames would be skipped; the product has none.
    const builder = new AxeBuilder({ page }).setLegacyMode().options(options).exclude(announcer);
    // The menu button of River's own pages has another name than it shows.
    builder.exclude(['iframe', '[id^=headlessui-menu-button]']);
    if (part) builder.include(part);
    return (await builder.analyze()).violations;
  }
  // Once per document: an app stays loaded from page to page, and so do the rules.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ asked, announcer, options }) => {
      // A part that has just closed is gone, so check the page instead.
      const part = asked && document.querySelector(asked) ? asked : 'html';
      const within = { include: [part], exclude: [announcer] };
      return (await (globalThis as typeof globalThis & { axe: Axe }).axe.run(within, options)).violations;
    },
    { asked: part, announcer, options },
  );
}

/** Expects no accessibility findings of any severity on the current page. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  await settled(page);
  // A dialog makes the page underneath inert, so the page is checked while it is reachable.
  const covered = await page.evaluate(
    () =>
      Boolean(document.querySelector('main')?.closest('[inert], [aria-hidden=true]')) &&
      document.querySelector('[role=dialog], [role=alertdialog]') !== null,
  );
  const result = await findings(page, rules, covered ? '[role=dialog], [role=alertdialog]' : undefined);
  const found = result.map(
    (v) => `${v.id} (${v.impact}): ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** Expects no horizontal scrolling: everything fits the screen's width. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels wider than the screen').toBeLessThanOrEqual(0);
}

interface Message {
  id: string;
  subject: string;
  to: string[];
  links: string[];
  text: string;
}

/**
 * Waits for an email to an address in the local sink: the newest with that subject, or the newest of those with a link
 * that contains `link`, since other journeys email the same people.
 */
export async function mailTo(page: Page, address: string, subject: RegExp, link?: string): Promise<Message> {
  const answer = await page.request.get('/public/tenant');
  const inbox = ((await answer.json()) as { data: { mailInboxUrl?: string } }).data.mailInboxUrl;
  if (!inbox) throw new Error('no mail sink runs here');
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const list = await page.request.get(`${inbox}/api/messages?to=${encodeURIComponent(address)}`);
    const found = ((await list.json()) as { messages?: Message[] } | Message[]) ?? [];
    const messages = Array.isArray(found) ? found : (found.messages ?? []);
    for (const { id } of messages.filter((m) => subject.test(m.subject))) {
      const whole = (await (await page.request.get(`${inbox}/api/messages/${id}`)).json()) as Message;
      if (!link || whole.links.some((one) => one.includes(link))) return whole;
    }
    await page.waitForTimeout(150);
  }
  throw new Error(`no mail to ${address} with subject ${subject}`);
}

/** Focuses an element and presses it, without a pointer. */
export async function press(
  within: Page | Locator,
  role: 'button' | 'link' | 'menuitem' | 'tab',
  name: string | RegExp,
): Promise<void> {
  const target = within.getByRole(role, { name }).last();
  await expect(target).toBeEnabled();
  // A closing menu still has focus, and would receive the key.
  await expect(target.page().locator('[data-exiting]')).toHaveCount(0);
  await target.press('Enter');
}

/** Counts the presses on the open page from now on: clicks, by pointer or key. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset.presses = '0';
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) document.body.dataset.presses = String(Number(document.body.dataset.presses) + 1);
      },
      true,
    );
  });
  return async () => Number(await page.locator('body').getAttribute('data-presses'));
}

/** Replaces a field's value, key by key. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

/** Toggles a switch or checkbox, without a pointer. */
export async function flip(
  within: Page | Locator,
  role: 'switch' | 'checkbox',
  name: string | RegExp,
): Promise<void> {
  await within.getByRole(role, { name }).press('Space');
}

/** Selects from a list that opens below its field, without a pointer. The field's name ends with its label. */
export async function pick(page: Page, field: string, option: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`${field}$`) })
    .last()
    .press('Enter');
  await page.getByRole('option', { name: option, exact: true }).press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Interacts with a server-rendered page, and waits until it has hydrated and its router is idle. */
export async function bringToLife(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  const isDocument = (await documentPage(page)) !== undefined;
  await page.waitForFunction((alone) => {
    const { __TSR_ROUTER__: router } = globalThis as WithRouter;
    const first = document.getElementById('root')?.firstElementChild;
    const isTaken = first && Object.keys(first).some((key) => key.startsWith('__reactProps'));
    return isTaken && (alone || router?.state.status === 'idle');
  }, isDocument);
}

/** The name of the open page if it is a document of its own, which has no router. */
export const documentPage = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const files = document.getElementById('live-files')?.textContent;
    return files ? (JSON.parse(files) as { page?: string }).page : undefined;
  });

/** The parts of the router's API used here; the router exposes itself on the window. */
interface Router {
  history: { push: (href: string) => void };
  state: { status: string; resolvedLocation?: { href: string }; matches: { fullPath: string }[] };
  latestLocation: { href: string };
  options: { context: { queryClient: { isFetching: () => number } } };
}
export type WithRouter = typeof globalThis & { __TSR_ROUTER__?: Router };

/** What a page still does or lacks; empty once its router exists, nothing is fetched, and nothing is marked as busy. */
export async function unfinished(page: Page): Promise<string> {
  const isDocument = (await documentPage(page)) !== undefined;
  return page.evaluate((alone) => {
    const router = (globalThis as WithRouter).__TSR_ROUTER__;
    if (!router && !alone) return 'has no router';
    if (
      router &&
      (router.state.status !== 'idle' || router.state.resolvedLocation?.href !== router.latestLocation.href)
    )
      return 'the router is on its way';
    if (router?.options.context.queryClient.isFetching()) return 'still fetches';
    if (document.querySelector('[aria-busy=true]')) return 'is busy';
    return document.querySelector('h1') ? '' : 'has no main heading';
  }, isDocument);
}

/** Waits until nothing is unfinished; returns what doesn't finish. */
export async function quiet(page: Page): Promise<string | undefined> {
  try {
    await expect.poll(() => unfinished(page), { intervals: [20, 50, 100] }).toBe('');
    return undefined;
  } catch {
    return unfinished(page);
  }
}

/** Reloads the page until it shows the result of a job. How long a page takes to load doesn't matter. */
export async function reloadUntil(page: Page, shows: Locator, text?: RegExp | string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await quiet(page);
    if (text) await expect(shows).toContainText(text, { timeout: 1_000 });
    else await expect(shows).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
}

/** The provider's card fields, which are in an iframe of their own. */
const cardFrame = (page: Page) => page.frameLocator('iframe[src*="/payments/sandbox/fields"]');

/** Selects one of the sandbox provider's test cards, without a pointer. */
export const chooseCard = (page: Page, ends: string): Promise<void> =>
  cardFrame(page)
    .getByRole('button', { name: new RegExp(`^${ends}`) })
    .press('Enter');

/**
 * Records the paths of the page's requests that contain a card number, in the URL or body, however it is
 * split up.
 */
export function watchForCards(page: Page, ...numbers: string[]): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    const digits = `${request.url()} ${request.postData() ?? ''}`.replaceAll(/%20|[\s+-]/g, '');
    if (numbers.some((number) => digits.includes(number))) told.push(new URL(request.url()).pathname);
  });
  return told;
}

/**
 * Watches a page where test cards are entered; the returned function asserts that they went only to the
 * provider's sandbox.
 */
export function watchForTestCards(page: Page): () => void {
  const told = watchForCards(page, '4242424242424242', '4000000000000002');
  return () => expect([...new Set(told)]).toEqual(['/public/payments/sandbox/tokens']);
}

/** A name or address part that no other journey uses. */
export const unique = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

/** Makes a write call as the page's user, and returns its data. */
export async function post<T>(page: Page, path: string, data: unknown, headers = {}): Promise<T> {
  const answer = await page.request.post(path, {
    data,
    headers: { 'Idempotency-Key': crypto.randomUUID(), ...headers },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: T }).data;
}

/**
 * Makes portals request everything, by dropping the responses that their pages carry. For tests that replace
 * responses.
 */
export async function callsForAll(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => document.getElementById('given-answers')?.remove());
  });
}

/** Makes a read call as the page's user, and returns its data. */
export async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(path);
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return ((await answer.json()) as { data: T }).data;
}

interface Hold {
  id: string;
  token: string;
  quote: { depositMinor: number };
}

/**
 * Books a demo trip with a spot left, for someone with this address, and pays the deposit. The most distant
 * trip comes first: its balance isn't due yet, and canceling it gives a refund.
 */
export async function bookTrip(page: Page, email: string, number = '4242424242424242'): Promise<string> {
  const { items } = await read<{ items: { tripPath: string; bookable: boolean; startDate: string }[] }>(
    page,
    '/public/trips?limit=50',
  );
  const furthest = items
    .filter((trip) => trip.bookable)
    .sort((a, b) => b.startDate.localeCompare(a.startDate));
  for (const { tripPath } of furthest) {
    const { id } = await read<{ id: string }>(page, `/public/trip-details?path=${tripPath}`);
    const booking = await bookSpot(page, id, email, number);
    if (booking) return booking;
  }
  throw new Error('no trip of the demo has a place left');
}

/** Books one spot on a trip and pays its deposit with a test card; returns nothing if no spot is left. */
export async function bookSpot(
  page: Page,
  tripId: string,
  email: string,
  number: string,
): Promise<string | undefined> {
  const tried = await page.request.post(`/public/trips/${tripId}/holds`, {
    data: { spots: 1 },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  if (tried.status() !== 200) return undefined;
  const hold = ((await tried.json()) as { data: Hold }).data;
  const card = await post<{ token: string }>(page, '/public/payments/sandbox/tokens', {
    number,
    expMonth: 12,
    expYear: new Date().getFullYear() + 3,
    cvc: '123',
  });
  const paid = await post<{ status: string; bookingId?: string }>(
    page,
    `/public/holds/${hold.id}/payment`,
    {
      customer: { firstName: 'Noor', lastName: 'Walker', email },
      paymentOption: 'minimum',
      amountMinor: hold.quote.depositMinor,
      paymentMethod: card.token,
      termsAccepted: true,
    },
    { 'X-Hold-Token': hold.token },
  );
  expect(paid.status).toBe('succeeded');
  return paid.bookingId!;
}

interface OwnBooking {
  id: string;
  status: string;
  trip: { id: string; name: string };
}

/** The bookings of the page's user. */
export const ownBookings = async <T extends OwnBooking>(page: Page): Promise<T[]> =>
  (await read<{ items: T[] }>(page, '/api/me/bookings?limit=100')).items;

/**
 * Creates a new person who has booked a trip, set a password with the emailed link, and accepted the terms;
 * they stay signed in.
 */
export async function newTraveler(page: Page, password: string): Promise<OwnBooking> {
  const email = `traveler.${unique()}@journeys.example`;
  await bookTrip(page, email);
  await activate(page, email, password);
  const booking = (await ownBookings(page))[0]!;
  await post(page, `/api/me/trips/${booking.trip.id}/accept-traveler-terms`, {});
  return booking;
}

/** Follows the emailed invitation and signs in as that person. */
async function activate(page: Page, email: string, password: string): Promise<void> {
  await leave(page);
  const mail = await mailTo(page, email, /Activate/);
  const token = mail.links
    .find((link) => link.includes('/create-account/'))!
    .split('/')
    .pop()!;
  // On a busy machine, the server may ask clients to wait; like a person, the setup tries again.
  await expect(async () => {
    const activated = await page.request.post(`/authentication/activate-user?token=${token}`, {
      data: { password },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    if (activated.ok()) return;
    const answer = await page.request.post('/authentication/login', { data: { email, password } });
    expect(answer.status(), await activated.text()).toBe(200);
  }).toPass({ timeout: 75_000, intervals: [1_000] });
}

/** Creates a new host with a password, activated by the emailed link; the page stays signed in. */
export async function newHost(page: Page, password: string): Promise<string> {
  const email = `host.${unique()}@journeys.example`;
  await post(page, '/authentication/signup/host', { email, firstName: 'Ines', lastName: 'Duarte' });
  await activate(page, email, password);
  return email;
}

/**
 * Creates a new operator; its admin, activated by the emailed link, stays signed in. No other journey changes
 * its data.
 */
export async function newOperator(page: Page, password: string): Promise<string> {
  await signIn(page, 'admin@demo.example');
  const code = unique();
  const email = `operator.${code}@journeys.example`;
  const { id } = await post<{ id: string }>(page, '/api/admin/operators', {
    name: `Walks ${code}`,
    code,
    terms: 'Be on time.',
  });
  await post(page, `/api/admin/operators/${id}/members`, {
    email,
    firstName: 'Olav',
    lastName: 'Berg',
    role: 'admin',
  });
  await forgetSession(page);
  await activate(page, email, password);
  return email;
}

/** Creates a new staff member, activated by the emailed link, who stays signed in. A demo admin adds them. */
export async function newStaff(
  page: Page,
  group: 'admin' | 'tripManager' | 'accountManager' | 'support',
  password: string,
  prepare: (id: string) => Promise<void> = () => Promise.resolve(),
  lastName = 'Holm',
): Promise<string> {
  await signIn(page, 'admin@demo.example');
  const email = `staff.${unique()}@journeys.example`;
  const { id } = await post<{ id: string }>(page, '/api/admin/users', {
    email,
    firstName: 'Pia',
    lastName,
    group,
  });
  await prepare(id);
  await forgetSession(page);
  await activate(page, email, password);
  return email;
}

/** The code in the email, next to the link. */
export function mailedCode(mail: { text: string }): string {
  return /this code:\s*(\d{6})/.exec(mail.text)![1]!;
}

/**
 * Waits until color transitions have finished, because colors in transition belong to no state of the page. An
 * inherited color starts its transition only after its parent's, one frame later each time, so several frames
 * in a row must be still.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const still = async () => {
      for (let frames = 0; frames < 4; frames++) {
        await new Promise(requestAnimationFrame);
        // Spinners never finish, and neither do paused animations.
        const ending = document
          .getAnimations()
          .filter((a) => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Infinity);
        if (ending.length > 0) frames = 0;
        await Promise.allSettled(ending.map((running) => running.finished));
      }
    };
    // A browser that renders no frames for a while finishes no animation, either; no color transition takes
    // this long.
    await Promise.race([still(), new Promise((late) => setTimeout(late, 3000))]);
  });
}

/**
 * The scheme in which a page was last checked; the next check starts with it, because every switch re-renders
 * everything.
 */
const schemes = new WeakMap<Page, 'dark' | 'light'>();

/** Expects no accessibility findings and no horizontal scrolling, in light and dark. */
export async function expectBothSchemes(page: Page): Promise<void> {
  const first = schemes.get(page) ?? 'light';
  const second = first === 'light' ? ('dark' as const) : ('light' as const);
  schemes.set(page, second);
  for (const colorScheme of [first, second] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The dark scheme only changes colors.
    await expectAccessible(page, colorScheme === 'dark' ? colorRules : wcag);
    await expectFits(page);
  }
}

/** Presses a decision, and again in the confirmation dialog. */
export async function decide(page: Page, decision: string): Promise<void> {
  await page.getByRole('button', { name: decision, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: decision, exact: true }).click();
  await expect(dialog.getByRole('button', { name: decision, exact: true })).toBeHidden();
}

/** An image of one color, drawn by the browser. */
export async function drawnPicture(page: Page, width = 640, height = 480) {
  const data = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [w, h];
      const paint = canvas.getContext('2d')!;
      paint.fillStyle = '#12574a';
      paint.fillRect(0, 0, w, h);
      return canvas.toDataURL('image/png').split(',')[1]!;
    },
    [width, height] as const,
  );
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
}
