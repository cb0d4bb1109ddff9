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

/** Sessions of this worker, so that the same person need not be signed in for every journey. */
const sessions = new Map<string, { cookies: Cookie[]; since: number }>();
const sessionMinutes = 5;

/**
 * Closes the page that is open. Whoever changes the session beneath an open portal does so first: the portal notices
 * with its next answer and leaves for another page by itself, which cuts off the address the journey opens.
 */
async function leave(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
}

/** Drops every session of this browser, with the page closed before. */
export async function forgetSession(page: Page): Promise<void> {
  await leave(page);
  await page.context().clearCookies();
}

/** Signs in by the API, so that journeys need not repeat the form; the cookie stays with the page. */
export async function signIn(page: Page, email: string): Promise<void> {
  await leave(page);
  const kept = sessions.get(email);
  if (kept && Date.now() - kept.since < sessionMinutes * 60_000) {
    await page.context().addCookies(kept.cookies);
    // A journey may have ended the session, or stood in with it.
    const answer = await page.request.get('/api/me/profile');
    if (answer.ok() && ((await answer.json()) as { data: { email: string } }).data.email === email) return;
    await page.context().clearCookies();
  }
  const password = await demoPassword(page);
  const answer = await page.request.post('/authentication/login', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  sessions.set(email, { cookies: await page.context().cookies(), since: Date.now() });
}

/** The rules that every page keeps: WCAG 2.2, levels A and AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What another scheme can break: the rules about colors. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** No accessibility finding of any weight on the page as it stands. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page })
    // In the page itself, and only findings leave it: carrying every passed node to a page of its own and back
    // takes ten times as long. Frames of other origins would be left out; the product has none.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], runOnly: rules ?? wcag })
    // react-aria's announcer keeps what it has read aloud for seconds, by then often naming elements that are gone.
    .exclude('[data-live-announcer]');
  const result = await axe.analyze();
  const found = result.violations.map(
    (v) => `${v.id} (${v.impact}): ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** No sideways scrolling: everything fits the screen's width. */
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

/** Waits for a mail to an address in the local sink. */
export async function mailTo(page: Page, address: string, subject: RegExp): Promise<Message> {
  const answer = await page.request.get('/public/tenant');
  const inbox = ((await answer.json()) as { data: { mailInboxUrl?: string } }).data.mailInboxUrl;
  if (!inbox) throw new Error('no mail sink runs here');
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const list = await page.request.get(`${inbox}/api/messages?to=${encodeURIComponent(address)}`);
    const found = ((await list.json()) as { messages?: Message[] } | Message[]) ?? [];
    const messages = Array.isArray(found) ? found : (found.messages ?? []);
    const match = messages.find((m) => subject.test(m.subject));
    if (match) return (await (await page.request.get(`${inbox}/api/messages/${match.id}`)).json()) as Message;
    await page.waitForTimeout(150);
  }
  throw new Error(`no mail to ${address} with subject ${subject}`);
}

/** Moves the focus to something and presses it, without a pointer. */
export async function press(
  within: Page | Locator,
  role: 'button' | 'link' | 'menuitem' | 'tab',
  name: string | RegExp,
): Promise<void> {
  const target = within.getByRole(role, { name }).last();
  await expect(target).toBeEnabled();
  await target.press('Enter');
}

/** Types over what a field holds, key by key. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

/** Turns a switch or a checkbox, without a pointer. */
export async function flip(
  within: Page | Locator,
  role: 'switch' | 'checkbox',
  name: string | RegExp,
): Promise<void> {
  await within.getByRole(role, { name }).press('Space');
}

/** Chooses from a list that opens below its field, without a pointer. The field's name ends with its label. */
export async function pick(page: Page, field: string, option: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`${field}$`) })
    .last()
    .press('Enter');
  await page.getByRole('option', { name: option, exact: true }).press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Reaches for a page that the server has drawn, and waits until it is live: its router stands on the window then. */
export async function bringToLife(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => '__TSR_ROUTER__' in window);
}

/** The provider's card fields, which stand in a frame of their own. */
const cardFrame = (page: Page) => page.frameLocator('iframe[src*="/payments/sandbox/fields"]');

/** Chooses one of the sandbox provider's test cards, without a pointer. */
export const chooseCard = (page: Page, ends: string): Promise<void> =>
  cardFrame(page)
    .getByRole('button', { name: new RegExp(`^${ends}`) })
    .press('Enter');

/** A name or address part no other journey uses. */
export const unique = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

/** The answer of a write as the page's person. */
export async function post<T>(page: Page, path: string, data: unknown, headers = {}): Promise<T> {
  const answer = await page.request.post(path, {
    data,
    headers: { 'Idempotency-Key': crypto.randomUUID(), ...headers },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: T }).data;
}

/** What a read answers to the page's person. */
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
 * Books a trip of the demo that has a place left, for somebody with this address, and pays its deposit. The trip that
 * is furthest away comes first: its balance is not due yet, and cancelling it gives money back.
 */
export async function bookTrip(page: Page, email: string): Promise<string> {
  const { items } = await read<{ items: { tripPath: string; bookable: boolean; startDate: string }[] }>(
    page,
    '/public/trips?limit=50',
  );
  const furthest = items
    .filter((trip) => trip.bookable)
    .sort((a, b) => b.startDate.localeCompare(a.startDate));
  const card = await post<{ token: string }>(page, '/public/payments/sandbox/tokens', {
    number: '4242424242424242',
    expMonth: 12,
    expYear: new Date().getFullYear() + 3,
    cvc: '123',
  });
  for (const { tripPath } of furthest) {
    const { id } = await read<{ id: string }>(page, `/public/trip-details?path=${tripPath}`);
    const tried = await page.request.post(`/public/trips/${id}/holds`, {
      data: { spots: 1 },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    if (tried.status() !== 200) continue;
    const hold = ((await tried.json()) as { data: Hold }).data;
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
  throw new Error('no trip of the demo has a place left');
}

interface OwnBooking {
  id: string;
  status: string;
  trip: { id: string; name: string };
}

/** The bookings of the page's person. */
export const ownBookings = async <T extends OwnBooking>(page: Page): Promise<T[]> =>
  (await read<{ items: T[] }>(page, '/api/me/bookings?limit=100')).items;

/** Somebody new who has booked a trip, set a password by the mailed link, and accepted the terms; he stays signed in. */
export async function newTraveler(page: Page, password: string): Promise<OwnBooking> {
  const email = `traveler.${unique()}@journeys.example`;
  await bookTrip(page, email);
  await activate(page, email, password);
  const booking = (await ownBookings(page))[0]!;
  await post(page, `/api/me/trips/${booking.trip.id}/accept-traveler-terms`, {});
  return booking;
}

/** Follows the mailed invitation and signs the page in as that person. */
async function activate(page: Page, email: string, password: string): Promise<void> {
  await leave(page);
  const mail = await mailTo(page, email, /Activate/);
  const token = mail.links
    .find((link) => link.includes('/create-account/'))!
    .split('/')
    .pop()!;
  // A machine that is busy may have the server ask for patience; people try again then, and so does the set-up.
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

/** A new host with a password, activated by the mailed link; the page stays signed in. */
export async function newHost(page: Page, password: string): Promise<string> {
  const email = `host.${unique()}@journeys.example`;
  await post(page, '/authentication/signup/host', { email, firstName: 'Ines', lastName: 'Duarte' });
  await activate(page, email, password);
  return email;
}

/** A new operator; its admin, activated by the mailed link, stays signed in. No other journey changes its things. */
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

/** A new person of the staff, activated by the mailed link, who stays signed in. An admin of the demo adds him. */
export async function newStaff(
  page: Page,
  group: 'tripManager' | 'accountManager',
  password: string,
  prepare: (id: string) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  await signIn(page, 'admin@demo.example');
  const email = `staff.${unique()}@journeys.example`;
  const { id } = await post<{ id: string }>(page, '/api/admin/users', {
    email,
    firstName: 'Pia',
    lastName: 'Holm',
    group,
  });
  await prepare(id);
  await forgetSession(page);
  await activate(page, email, password);
  return email;
}

/** The code that was mailed beside the link. */
export function mailedCode(mail: { text: string }): string {
  return /this code:\s*(\d{6})/.exec(mail.text)![1]!;
}

/** Waits until colours have changed: what still changes is neither of two schemes. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const still = async () => {
      await new Promise(requestAnimationFrame);
      // A spinner never finishes, nor does what stands still.
      const ending = document
        .getAnimations()
        .filter((a) => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map((running) => running.finished));
    };
    // A browser that draws no frames for a while ends no animation either: no change of colour takes this long.
    await Promise.race([still(), new Promise((late) => setTimeout(late, 3000))]);
  });
}

/** Light and dark without accessibility findings and sideways scrolling. */
export async function expectBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    // In the dark only colors are other ones.
    await expectAccessible(page, colorScheme === 'dark' ? colorRules : wcag);
    await expectFits(page);
  }
}
