/**
 * Takes screenshots of every screen of sign-in, account, the portals' frames, and administration, at 390 and
 * 1440 px, in light and dark, from a running demo, for people to review:
 *     node tools/screens/walk.ts http://localhost:8080 /tmp/screens [part of a name]
 * Reports screens that are wider than the window, and page errors. The screenshots are never committed.
 */
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { open, ready } from './ready.ts';
import { screens, type Screen } from './screens.ts';

const [baseURL = 'http://localhost:8080', out = '/tmp/screens', only = ''] = process.argv.slice(2);
const sizes = [
  { tag: 'wide', width: 1440, height: 900 },
  { tag: 'phone', width: 390, height: 844 },
];

async function pageFor(
  browser: Browser,
  who: string | undefined,
  size: (typeof sizes)[number],
  scheme: 'light' | 'dark',
) {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: scheme,
    reducedMotion: 'reduce',
    viewport: { width: size.width, height: size.height },
    hasTouch: size.tag === 'phone',
  });
  const page = await context.newPage();
  if (who) {
    const tenant = (await (await page.request.get('/public/tenant')).json()) as {
      data: { demoSignIns: { password: string }[] };
    };
    const data = { email: who, password: tenant.data.demoSignIns[0]?.password };
    let answer = await page.request.post('/authentication/login', { data });
    for (let n = 0; n < 5 && !answer.ok(); n++) {
      await page.waitForTimeout(2_000);
      answer = await page.request.post('/authentication/login', { data });
    }
    if (!answer.ok()) throw new Error(`${who}: ${await answer.text()}`);
  }
  return page;
}

async function take(page: Page, screen: Screen, tag: string): Promise<void> {
  const found: string[] = [];
  const listen = (error: Error) => found.push(error.message);
  page.on('pageerror', listen);
  try {
    await open(page, typeof screen.path === 'string' ? screen.path : await screen.path(page));
    await screen.then?.(page);
    const missing = await ready(page);
    if (missing) found.push(missing);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (wider > 0) found.push(`${wider} pixels wider than the window`);
    await page.screenshot({ path: `${out}/${screen.name}.${tag}.png`, fullPage: screen.whole ?? false });
  } catch (cause) {
    found.push(String(cause).split('\n')[0] ?? '');
  }
  page.off('pageerror', listen);
  console.log(`${screen.name} ${tag}${found.map((text) => `\n  ! ${text}`).join('')}`);
}

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const chosen = screens.filter((screen) => screen.name.includes(only));
for (const size of sizes) {
  for (const scheme of ['light', 'dark'] as const) {
    for (const who of new Set(chosen.map((screen) => screen.who))) {
      const page = await pageFor(browser, who, size, scheme);
      for (const screen of chosen.filter((one) => one.who === who))
        await take(page, screen, `${size.tag}-${scheme}`);
      await page.context().close();
    }
  }
}
await browser.close();
