/**
 * Measures what a browser transfers when it opens the first page of each app with an empty cache, by type,
 * and how long a slow phone takes until the largest contentful paint and until it responds to a touch, how
 * long scripts block it, and how much the layout shifts:
 *     npx tsx tools/first-load/measure.ts http://localhost:8080 [--check]
 * With --check, nothing is throttled, and it fails if more is transferred than tools/first-load/budget.json
 * allows. The site's pages hydrate on the first interaction: what that loads is counted, too, after the first
 * touch.
 *
 * Full URLs after it are pages of other stores running on the same machine, measured alongside ours in the
 * same way:
 *     npx tsx tools/first-load/measure.ts http://localhost:8080 http://localhost:8000/us/products/shirt
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromium as launch } from '../../packages/config/chromium.ts';

const kinds = ['html', 'js', 'css', 'fonts', 'images', 'json', 'other'] as const;
type Kind = (typeof kinds)[number];
type Bytes = Record<Kind, number>;

const [origin = 'http://localhost:8080', ...rest] = process.argv.slice(2);
const checking = rest.includes('--check');
const others = rest.filter((one) => one.startsWith('http'));

/** A lower mid-range phone on a slow connection: a 4× CPU slowdown, 1.6 Mb/s, 150 ms round trip. */
const slow = { cpu: 4, down: 1_600_000 / 8, up: 750_000 / 8, latency: 150 };

/** Milliseconds without requests after which a page counts as loaded. */
const quiet = 2_000;
const longest = 90_000;

interface First {
  name: string;
  address: string | ((context: BrowserContext) => Promise<string>);
  who?: string;
}

const apps: First[] = [
  { name: 'site', address: '/' },
  { name: 'site trips', address: '/trips' },
  { name: 'site trip', address: tripPage },
  { name: 'site host', address: hostPage },
  { name: 'site sign-in', address: '/login' },
  { name: 'traveler', address: '/app/traveler', who: 'traveler@demo.example' },
  { name: 'traveler booking', address: bookingPage, who: 'traveler@demo.example' },
  { name: 'host', address: '/app/host', who: 'host@demo.example' },
  { name: 'operator', address: '/app/operator', who: 'operator@demo.example' },
  { name: 'admin', address: '/admin/users', who: 'admin@demo.example' },
];

const byType: Record<string, Kind> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'fonts',
  Image: 'images',
  XHR: 'json',
  Fetch: 'json',
};

interface Requests {
  all: number;
  pictures: number;
}

interface Counted {
  bytes: Bytes;
  /** Number of requests so far, in all and for pictures. */
  requests: () => Requests;
  settled: () => Promise<void>;
  line: CDPSession;
}

/** Counts the bytes transferred, including headers. */
async function count(page: Page): Promise<Counted> {
  const line = await page.context().newCDPSession(page);
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Bytes;
  const open = new Map<string, Kind>();
  let last = Date.now();
  const requests: Requests = { all: 0, pictures: 0 };
  line.on('Network.requestWillBeSent', (e) => {
    requests.all++;
    if (e.type === 'Image') requests.pictures++;
    open.set(e.requestId, byType[e.type ?? ''] ?? 'other');
    last = Date.now();
  });
  line.on('Network.responseReceived', (e) => {
    // A stream stays open; what it sends later isn't part of the first load.
    if (e.response.mimeType.startsWith('application/connect+')) open.delete(e.requestId);
    else
      open.set(e.requestId, e.response.mimeType === 'image/svg+xml' ? 'images' : (byType[e.type] ?? 'other'));
  });
  line.on('Network.loadingFinished', (e) => {
    bytes[open.get(e.requestId) ?? 'other'] += e.encodedDataLength;
    open.delete(e.requestId);
    last = Date.now();
  });
  line.on('Network.loadingFailed', (e) => open.delete(e.requestId));
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
  const settled = async () => {
    for (const began = Date.now(); Date.now() - began < longest; await page.waitForTimeout(100)) {
      if (open.size === 0 && Date.now() - last > quiet) return;
    }
  };
  return { bytes, requests: () => ({ ...requests }), settled, line };
}

async function signIn(context: BrowserContext, email: string): Promise<void> {
  const tenant = (await (await context.request.get('/public/tenant')).json()) as {
    data: { demoSignIns: { password: string }[] };
  };
  const data = { email, password: tenant.data.demoSignIns[0]?.password };
  const answer = await context.request.post('/authentication/login', { data });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
}

async function itemsOf<T>(context: BrowserContext, list: string): Promise<T[]> {
  return ((await (await context.request.get(list)).json()) as { data: { items: T[] } }).data.items;
}

/** The Manage Booking page, which is complete for travelers who have booked and accepted the terms. */
async function bookingPage(context: BrowserContext): Promise<string> {
  const bookings = await itemsOf<{
    status: string;
    isPrimary: boolean;
    termsAccepted: boolean;
    trip: { id: string };
  }>(context, '/api/me/bookings?limit=100');
  const open = bookings.find((one) => one.isPrimary && one.termsAccepted && one.status === 'confirmed');
  if (!open) throw new Error('the demo’s traveler has no booking to manage');
  return `/app/traveler/trips/${open.trip.id}/manage-booking`;
}

async function tripPage(context: BrowserContext): Promise<string> {
  const trips = await itemsOf<{ tripPath: string }>(context, '/public/trips?limit=20');
  const first = trips.map((trip) => trip.tripPath).sort()[0];
  if (!first) throw new Error('the demo has no trip');
  return `/trips/${first}`;
}

async function hostPage(context: BrowserContext): Promise<string> {
  const path = (await tripPage(context)).replace('/trips/', '');
  const answer = await context.request.get('/public/trip-details', { params: { path } });
  const trip = (await answer.json()) as { data: { hostPage: { pagePath: string } } };
  return `/hosts/${trip.data.hostPage.pagePath}`;
}

/** The browser's metrics of a load: in milliseconds, except for the last, which is a fraction of the viewport. */
interface Seen {
  lcp: number;
  /** When the largest content is painted and scripts are idle: from then on, a touch gets an immediate response. */
  ready: number;
  /** Total blocking time: the part of each task beyond 50 ms. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

/**
 * Observes a page from the start. Its functions must be anonymous, because tsx adds a helper for named ones
 * that the page doesn't have.
 */
function watch() {
  const seen = { lcp: 0, ready: 0, tbt: 0, cls: 0 };
  (globalThis as { seen?: Seen }).seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.lcp = entry.startTime;
      seen.ready = Math.max(seen.ready, seen.lcp);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.tbt += Math.max(0, entry.duration - 50);
      seen.ready = Math.max(seen.ready, entry.startTime + entry.duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.cls += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

interface Measured {
  bytes: Bytes;
  requests: Requests;
  /** Total JavaScript after the first interaction. */
  live: number;
  seen: Seen;
}

/** Measures a page in a browser of its own, which has no icon of its origin yet. */
async function measure(app: First): Promise<Measured> {
  const browser = await chromium.launch(launch);
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  try {
    if (app.who) await signIn(context, app.who);
    const address = typeof app.address === 'string' ? app.address : await app.address(context);
    const page = await context.newPage();
    const { bytes, requests, settled, line } = await count(page);
    if (!checking) {
      const { down, up, latency } = slow;
      await line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: down,
        uploadThroughput: up,
      });
      await line.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
    }
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'load', timeout: longest });
    await page.waitForFunction(() => (globalThis as { seen?: Seen }).seen?.lcp, undefined, {
      timeout: longest,
    });
    await settled();
    const first = { ...bytes };
    const asked = requests();
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    await page.mouse.move(200, 400);
    await page.waitForTimeout(500);
    await settled();
    return { bytes: first, requests: asked, live: bytes.js, seen };
  } finally {
    await browser.close();
  }
}

const sum = (bytes: Bytes) => kinds.reduce((all, kind) => all + bytes[kind], 0);
const kb = (bytes: number) => (bytes / 1000).toFixed(1);

const budget = JSON.parse(readFileSync(path.join(import.meta.dirname, 'budget.json'), 'utf8')) as Record<
  string,
  { js: number; total: number; live?: number; requests?: number }
>;
/** In which respects a page exceeds its budget. */
function excess(app: First, { bytes, requests, live }: Measured): string[] {
  if (others.includes(app.name)) return [];
  const most = budget[app.name];
  if (!most) return [`${app.name} has no budget`];
  const found: string[] = [];
  if (bytes.js > most.js * 1000)
    found.push(`${app.name}: ${kb(bytes.js)} kB of JavaScript, ${most.js} are allowed`);
  if (most.live && live > most.live * 1000)
    found.push(`${app.name}: ${kb(live)} kB of JavaScript once it is live, ${most.live} are allowed`);
  if (most.requests && requests.all > most.requests)
    found.push(`${app.name}: ${requests.all} requests, ${most.requests} are allowed`);
  if (sum(bytes) > most.total * 1000)
    found.push(`${app.name}: ${kb(sum(bytes))} kB in all, ${most.total} are allowed`);
  return found;
}

/**
 * Measures a page again, alone, while it exceeds its budget: a server that is too busy to render a page in time
 * sends it without its content, and the browser then loads everything else.
 */
async function again(app: First, before: Measured): Promise<Measured> {
  let last = before;
  for (let tries = 0; checking && tries < 3 && excess(app, last).length > 0; tries++)
    last = await measure(app);
  return last;
}

console.log(
  `kB sent | ${kinds.join(' | ')} | total | requests | without pictures | js when live${checking ? '' : ' | LCP s | ready s | TBT ms | CLS'}`,
);
const pages: First[] = [...apps, ...others.map((address) => ({ name: address, address }))];
// A measurement mostly waits for the network to go quiet, so several run in parallel when time isn't measured.
const atOnce = checking ? 4 : 1;
const measured: Measured[] = [];
for (let i = 0; i < pages.length; i += atOnce)
  measured.push(...(await Promise.all(pages.slice(i, i + atOnce).map((page) => measure(page)))));
const over: string[] = [];
for (const [i, app] of pages.entries()) {
  const last = await again(app, measured[i]!);
  const { bytes, requests, live, seen } = last;
  const sizes = [...kinds.map((kind) => kb(bytes[kind])), kb(sum(bytes))];
  const line = [app.name, ...sizes, String(requests.all), String(requests.all - requests.pictures), kb(live)];
  if (!checking)
    line.push(
      ...[seen.lcp, seen.ready].map((ms) => (ms / 1000).toFixed(1)),
      seen.tbt.toFixed(0),
      seen.cls.toFixed(3),
    );
  console.log(line.join(' | '));
  over.push(...excess(app, last));
}
if (checking && over.length > 0) {
  console.error(over.join('\n'));
  process.exit(1);
}
