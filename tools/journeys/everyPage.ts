import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { typeCards, watchForCanary } from './cards.ts';
import {
  bringToLife,
  callsForAll,
  colorRules,
  documentPage,
  findings,
  quiet,
  settled,
  type WithRouter,
} from './support.ts';

/**
 * A walk through every route of an app. The routes come from the app's generated route tree, and a route that
 * the walk misses is a finding. The app is loaded once, and its router navigates from page to page, as for a
 * user.
 */
export interface Walk {
  app: 'admin' | 'host' | 'operator' | 'site' | 'traveler';
  /** The app's base path: '' for the site. */
  base: string;
  /** Paths below the base, by route, for routes with parameters or several states. */
  addresses: Record<string, string[]>;
  /** Routes that redirect for this person, and the route that each redirects to. */
  leads?: Record<string, string>;
  /** Requests that are expected to be rejected; the browser logs each to the console. */
  refusals?: RegExp;
  /** Signs in someone else who can open other routes, and returns their paths. */
  next?: () => Promise<Record<string, string[]>>;
  /** Excluded routes, each with its reason. */
  except?: Record<string, string>;
}

/** The paths in an app's generated route tree. */
function routesOf(app: Walk['app']): string[] {
  const tree = readFileSync(new URL(`../../apps/${app}/src/routeTree.gen.ts`, import.meta.url), 'utf8');
  const known = /interface FileRoutesByTo \{([^}]+)\}/.exec(tree)?.[1] ?? '';
  return [...known.matchAll(/'([^']+)': typeof/g)].map((match) => match[1]!);
}

/**
 * The desktop, and the narrowest phone: what fits there fits wider ones, which have the same layout. And a
 * typical phone with text at 200 %.
 */
const sizes = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 320, height: 700 },
  large: { width: 390, height: 844 },
};
type Stand = keyof typeof sizes;

/** What to check: everything, or only where a path leads. */
type Depth = 'whole' | 'address';

/** Whether `make proof` runs: it walks in every language, and looks at each page in every way. */
const isProof = Boolean(process.env.CARAVAN_PROOF_WALKS);

/** German has the longest words, so what fits in German fits. */
const languages = isProof ? ['de', 'en', 'es'] : ['de'];

/** The walk's results: the routes visited, the first route of each title, and the findings. */
interface Diary {
  seen: Set<string>;
  titles: Map<string, string>;
  found: string[];
  /** Whether a card number is being typed: other calls with what was typed are rejected, as they should be. */
  isTyping: boolean;
  /** Number of pages and tabs checked so far; it starts where the seed says. */
  looked: number;
  /** The current viewport. The next page opens in it, because a re-layout costs as much as a navigation. */
  stands: Stand;
}

/**
 * Opens every page of an app, and every tab on it. Each has one main heading and a unique title, logs nothing
 * to the console, fits 1440 px and either 320 px in one of both writing directions or text at 200 %, has no
 * accessibility findings there, including colors in the dark scheme, and sends no card number that is typed into
 * it.
 */
export async function walk(page: Page, prepare: (page: Page) => Promise<Walk>): Promise<void> {
  test.setTimeout(15 * 60_000 * languages.length);
  const url = test.info().project.use.baseURL!;
  for (const value of languages) {
    const way = await prepare(page);
    // A new session loses it.
    const speak = () => page.context().addCookies([{ name: 'language', value, url }]);
    await speak();
    await test.step(value, () => walkOnce(page, way, speak));
    page.removeAllListeners('console');
    page.removeAllListeners('pageerror');
  }
}

async function walkOnce(page: Page, way: Walk, speak: () => Promise<void>): Promise<void> {
  const routes = routesOf(way.app);
  expect(routes.length).toBeGreaterThan(10);
  const diary: Diary = {
    seen: new Set(),
    titles: new Map(),
    found: [],
    looked: Number(process.env.CARAVAN_PROOF_SEED ?? 1) % 3,
    stands: 'wide',
    isTyping: false,
  };
  const say = (text: string) => diary.found.push(`${page.url()}: console: ${text}`);
  page.on('console', (message) => {
    if (message.type() !== 'error' || diary.isTyping || way.refusals?.test(message.location().url)) return;
    // The trace recorder inspects every frame; one that shows a document blocks its script, as it should.
    if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return;
    say(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => say(error.message));
  const told = watchForCanary(page);
  await stand(page, diary, 'wide');
  await fewRows(page);
  await drawnWhole(page);

  const leads = way.leads ?? {};
  const own = routes.filter((route) => !(route in leads) && !route.includes('$'));
  // Redirects come after the pages themselves, because some end up on the first page of a list.
  const order = [
    ...own,
    ...Object.keys(way.addresses).filter((one) => !own.includes(one) && !(one in leads)),
  ];
  for (const route of [...order, ...Object.keys(leads)]) {
    for (const address of way.except?.[route] ? [] : (way.addresses[route] ?? [route]))
      await visit(
        page,
        `${way.base}${address}`,
        leads[route] ?? route,
        diary,
        leads[route] ? 'address' : 'whole',
      );
    if (leads[route]) diary.seen.add(route);
  }
  if (way.base) diary.found.push(...(await deadShortcuts(page)));
  if (way.next) {
    const addresses = await way.next();
    await speak();
    await page.goto(`${way.base}/`);
    await quiet(page);
    for (const [route, [address]] of Object.entries(addresses))
      await visit(page, `${way.base}${address}`, route, diary, 'whole');
  }
  diary.found.push(...told.map((path) => `a card number was sent to ${path}`));
  expect({
    found: diary.found,
    left: routes.filter((route) => !diary.seen.has(route) && !way.except?.[route]),
    gone: Object.keys({ ...way.addresses, ...leads, ...way.except }).filter((one) => !routes.includes(one)),
  }).toEqual({ found: [], left: [], gone: [] });
}

/** Opens a path and records the findings; `route` is where it should lead. */
async function visit(page: Page, address: string, route: string, diary: Diary, depth: Depth): Promise<void> {
  await test.step(address, async () => {
    const problem = await open(page, address, route);
    if (problem) return void diary.found.push(`${address}: ${problem}`);
    const came = await routeOf(page);
    if (came !== route) return void diary.found.push(`${address}: is ${came}, not ${route}`);
    if (depth === 'address') return undefined;
    diary.seen.add(route);
    const title = await page.title();
    // "Trips · Meridian - Host Portal": the portal's name alone doesn't describe the page.
    if (/^\S+ - [^·]*Portal[^·]*$/.test(title))
      diary.found.push(`${address}: has no title of its own: ${title}`);
    const other = diary.titles.get(title) ?? route;
    // A trip keeps its itinerary's name, so the same page of both may have the same title.
    if (pageOf(other) !== pageOf(route)) diary.found.push(`${address}: has the title of ${other}: ${title}`);
    diary.titles.set(title, other);
    diary.found.push(...(await focusFindings(page, address)));
    diary.found.push(...(await lookAt(page, address, diary)));
    diary.isTyping = true;
    await typeCards(page);
    diary.isTyping = false;
    return undefined;
  });
}

/** Loads fewer rows: a list's fiftieth row looks like its eighth, and further rows load only on demand. */
const fewRows = async (page: Page) => {
  await callsForAll(page);
  await page.route(/\/api\/.*[?&]limit=50\b/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/([?&]limit=)50\b/, '$18'),
    }),
  );
};

/** Content that renders on scroll keeps the previous scheme's colors until then. */
const drawnWhole = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Makes the window wide and light, or narrow and dark. */
async function stand(page: Page, diary: Diary, at: Stand): Promise<void> {
  await page.setViewportSize(sizes[at]);
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    at === 'large' ? '200%' : '',
  );
  await page.emulateMedia({ colorScheme: at === 'wide' ? 'light' : 'dark', reducedMotion: 'reduce' });
  diary.stands = at;
}

/**
 * The page of an object, whatever its type: `/trips/$id/print` and `/itineraries/$id/print` are the same page, and
 * so are `/trips/$id` and `/itineraries/$id`.
 */
const pageOf = (route: string) => route.replace(/^.*\/\$[^/]+\/?/, '');

/** The routes of the document pages, by name. */
const documents: Record<string, string> = {
  landing: '/',
  trips: '/trips',
  trip: '/trips/$tripPath',
  host: '/hosts/$path',
};
/** Pages that the marketplace writes: one document for all of them. */
const written = ['/terms', '/privacy', '/imprint', '/help'];
const isDocument = (route: string) => [...Object.values(documents), ...written].includes(route);

/**
 * Navigates the open app's router to a path, or loads the page if either page is a document of its own, and
 * waits until everything is loaded.
 */
async function open(page: Page, address: string, route: string): Promise<string | undefined> {
  const loads =
    page.url() === 'about:blank' ||
    (isDocument(route) && !/^\/(app|admin)\b/.test(address)) ||
    (await documentPage(page)) !== undefined;
  if (loads) await page.goto(address);
  await bringToLife(page);
  if (!loads)
    await page.evaluate((to) => {
      document.body.setAttribute('data-stays', '');
      (globalThis as WithRouter).__TSR_ROUTER__!.history.push(to);
    }, address);
  return quiet(page);
}

/** The current page's route. */
async function routeOf(page: Page): Promise<string> {
  const alone = await documentPage(page);
  if (alone && !(await page.evaluate(() => '__TSR_ROUTER__' in globalThis)))
    return documents[alone] ?? new URL(page.url()).pathname;
  const path = await page.evaluate(
    () => (globalThis as WithRouter).__TSR_ROUTER__!.state.matches.at(-1)!.fullPath,
  );
  return path.replace(/(.)\/$/, '$1');
}

/** The findings on the open page and each of its tabs. */
async function lookAt(page: Page, at: string, diary: Diary): Promise<string[]> {
  const found = await lookOnce(page, at, diary);
  const tabs = page.getByRole('main').getByRole('tab', { selected: false, disabled: false });
  for (const name of await tabs.allInnerTexts()) {
    await page.getByRole('main').getByRole('tab', { name, exact: true }).click();
    const where = `${at}, ${name}`;
    const problem = await quiet(page);
    found.push(
      ...(problem ? [`${where}: ${problem}`] : await lookOnce(page, where, diary, '[role=tabpanel]')),
    );
  }
  return found;
}

/** After navigation, focus is on the page's heading. */
async function focusFindings(page: Page, at: string): Promise<string[]> {
  // After loading a document, the focus is up to the browser.
  if (!(await page.evaluate(() => document.body.hasAttribute('data-stays')))) return [];
  const focus = () =>
    page.evaluate(() => {
      const active = document.activeElement!;
      return active.matches('main :is(h1, h2, h3), [role=dialog], [role=dialog] *')
        ? ''
        : active.outerHTML.slice(0, 120);
    });
  try {
    await expect.poll(focus, { timeout: 20_000, intervals: [20, 50, 100] }).toBe('');
    return [];
  } catch {
    return [`${at}: the focus stands at ${await focus()}`];
  }
}

/** "?" and ⌘K open their dialogs in every portal, and Escape closes them. */
async function deadShortcuts(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const keys of ['Shift+?', 'ControlOrMeta+k']) {
    await page.keyboard.press(keys);
    const dialog = page.getByRole('dialog');
    try {
      await expect(dialog).toBeVisible({ timeout: 5_000 });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden({ timeout: 5_000 });
    } catch {
      found.push(`${page.url()}: ${keys} opens and Escape closes no dialog`);
    }
  }
  return found;
}

const turn = (page: Page, dir: 'ltr' | 'rtl') =>
  page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir);

/**
 * The findings on a wide screen and in one more way, which takes turns: narrow, narrow from right to left, and
 * with text at 200 %. `make proof` looks in every way. By the rules for a part alone if given.
 */
async function lookOnce(page: Page, at: string, diary: Diary, part?: string): Promise<string[]> {
  const found: string[] = [];
  const headings = await page.getByRole('heading', { level: 1 }).count();
  if (headings !== 1) found.push(`has ${headings} main headings`);
  const ways: [Stand, () => Promise<string[]>][] = [
    ['narrow', () => lookNarrow(page, false, part)],
    ['narrow', () => lookNarrow(page, true, part)],
    ['large', () => lookLarge(page)],
  ];
  const order: typeof ways = [
    ['wide', () => lookWide(page, part)],
    ...(isProof ? ways : [ways[diary.looked++ % 3]!]),
  ];
  // The last size is the next page's first, because a re-layout costs as much as a navigation.
  if (diary.stands !== 'wide')
    order.sort(([one], [other]) => Number(other === diary.stands) - Number(one === diary.stands));
  for (const [size, look] of order) {
    if (diary.stands !== size) await stand(page, diary, size);
    const problem = await quiet(page);
    if (problem) found.push(`made ${size}: ${problem}`);
    found.push(...(await look()));
  }
  return found.map((one) => `${at}: ${one}`);
}

async function lookWide(page: Page, part?: string): Promise<string[]> {
  const found = await tooWide(page);
  await settled(page);
  return [...found, ...(await broken(page, part))];
}

async function lookNarrow(page: Page, turned: boolean, part?: string): Promise<string[]> {
  if (turned) await turn(page, 'rtl');
  const found = (await tooWide(page)).map((one) => (turned ? `from right to left, ${one}` : one));
  await settled(page);
  // What the colors and the width don't change has been checked, except from right to left.
  found.push(...(await broken(page, part, turned ? undefined : [...colorRules, 'target-size'])));
  if (turned) await turn(page, 'ltr');
  return found;
}

/** Text at 200 % on a phone: nothing overflows, and no word is broken. */
async function lookLarge(page: Page): Promise<string[]> {
  await settled(page);
  const found = [
    ...(await tooWide(page)),
    ...(await cutOff(page)),
    ...(await broken(page, undefined, ['target-size'])),
  ];
  return found.map((one) => `text at 200 %: ${one}`);
}

/** Text that is clipped without an ellipsis. Visually hidden text is clipped on purpose. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!;
      if (
        !text.textContent?.trim() ||
        !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (
        range.getClientRects().length > 3 &&
        words.width < 2.5 * Number.parseFloat(getComputedStyle(parent).fontSize)
      ) {
        found.push(`“${text.textContent.trim().slice(0, 60)}” stands letter below letter`);
        continue;
      }
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
        if (
          width <= 1 ||
          height <= 1 ||
          style.textOverflow === 'ellipsis' ||
          style.webkitLineClamp !== 'none'
        )
          break;
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
        const beside = style.overflowX !== 'visible' && (words.left < left - 2 || words.right > right + 2);
        const below = style.overflowY !== 'visible' && (words.top < top - 4 || words.bottom > bottom + 4);
        if (beside || below) {
          found.push(
            `“${text.textContent.trim().slice(0, 60)}” is cut off by ${box.outerHTML.slice(0, 120)}`,
          );
          break;
        }
      }
    }
    return found.slice(0, 3);
  });

/**
 * How much wider than the screen the page is, and what overflows. Content that lays itself out by measuring
 * gets a moment.
 */
async function tooWide(page: Page): Promise<string[]> {
  let overflow: string | undefined;
  for (const wait of [0, 100, 300, 900]) {
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), wait);
    overflow = await page.evaluate(() => {
      const root = document.documentElement;
      if (root.scrollWidth <= root.clientWidth) return undefined;
      const out = [...document.body.querySelectorAll('*')].filter(
        (one) => one.getBoundingClientRect().right > root.clientWidth + 1,
      );
      return `${root.scrollWidth} pixels on a screen of ${root.clientWidth}: ${out.at(-1)?.outerHTML.slice(0, 160)}`;
    });
    if (!overflow) return [];
  }
  return [overflow!];
}

/** The accessibility findings of the page, or of one part, at the current width; by all rules, or the given ones. */
async function broken(page: Page, part?: string, rules?: string[]): Promise<string[]> {
  const size = page.viewportSize()?.width;
  return (await findings(page, rules, part)).map(
    ({ id, nodes }) => `${size}: ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
