import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, type Request, test } from '@playwright/test';

type Entry = { id: string; title: string; name: string; type: string; tags?: string[] };
const index = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../storybook-static/index.json'), 'utf8'),
) as { entries: Record<string, Entry> };
const stories = Object.values(index.entries).filter((entry) => entry.type === 'story');

type Look = { name: string; globals?: Record<string, string>; width?: number };
const light: Look = { name: 'light' };
const dark: Look = { name: 'dark', globals: { scheme: 'dark' } };
const rightToLeft: Look = { name: 'right-to-left', globals: { locale: 'ar-EG' } };
const phone: Look = { name: 'phone', width: 390 };
const all = [light, dark, rightToLeft, phone];

type Picture = { name: string; id: string; width: number; looks: Look[] };
const sheets = ['Actions', 'Forms', 'Feedback', 'Navigation', 'Cards', 'Content', 'Data', 'Planning'];

// Overlays, full-page components, and those that the sheets leave out: one screenshot each, of the most
// representative story.
const alone = ['Feedback/Toast', 'Feedback/OfflineBanner', 'Forms/ErrorSummary', 'Content/EmbedFrame'];
// They stand up to 10 px higher or lower, depending on when they measured the window.
const floating = new Set(['tooltip', 'toast']);
// Charts keep the width of the axis that they measured in the previous look, so each look opens the page again.
const reopened = new Set(['data']);
const apart = new Map<string, Entry>();
for (const story of stories) {
  const [group = ''] = story.title.split('/');
  // It renders nothing.
  if (story.title === 'Layout/UiProvider') continue;
  if (!['Overlays', 'Layout'].includes(group) && !alone.includes(story.title)) continue;
  const taken = apart.get(story.title);
  const better =
    (taken?.name === 'Playground' && story.name !== 'Playground') || ['Open', 'Shown'].includes(story.name);
  if (!taken || better) apart.set(story.title, story);
}

const pictures: Picture[] = [
  ...sheets.map((group) => ({
    name: group.toLowerCase(),
    id: `foundations-contact-sheets--${group.toLowerCase()}`,
    width: 1200,
    looks: all,
  })),
  ...[...apart.values()].map(({ id, title }) => ({
    name: title.split('/')[1]!.toLowerCase(),
    id,
    width: title.startsWith('Layout') ? 1024 : 720,
    looks: all,
  })),
  { name: 'mail', id: 'emails-booking--booking-received', width: 1500, looks: [light] },
  // Every email at both widths, in both languages, and in the dark.
  ...(['english', 'german'] as const).flatMap((language) => [
    { name: `mails-600-${language}`, id: `emails-all--${language}`, width: 2784, looks: [light] },
    { name: `mails-375-${language}`, id: `emails-all--${language}-phone`, width: 2436, looks: [light] },
  ]),
  { name: 'mails-375-dark', id: 'emails-all--english-dark', width: 2436, looks: [light] },
  {
    name: 'host-dashboard',
    id: 'templates-portals--host-dashboard',
    width: 1280,
    looks: [light, dark, phone],
  },
  { name: 'trip', id: 'templates-portals--site-trip-right-to-left', width: 1024, looks: [rightToLeft] },
];

type Channel = { emit: (event: string, data: unknown) => void };

/** Tracks the page's requests from now on that haven't finished. */
function asked(page: Page): Set<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

/**
 * Waits until everything in the picture is there: fonts, artwork, and the story's own effects. Overlays are
 * positioned next to their trigger and reposition when the window resizes, but not when the writing direction
 * changes.
 */
async function settled(page: Page, open: Set<Request>) {
  await page.locator('[data-writing]').waitFor({ state: 'detached' });
  // Lazy parts load on first render. A request whose end is never reported blocks nothing: the screenshot
  // itself must be stable.
  await expect
    .poll(() => open.size, { intervals: [50, 100, 200], timeout: 15_000 })
    .toBe(0)
    .catch(() => undefined);
  await page.evaluate(async () => {
    const frames = [...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentDocument ?? []);
    for (const { fonts, images } of [document, ...frames]) {
      await fonts.ready;
      // Images further down load only when they scroll into view.
      for (const image of images) image.loading = 'eager';
      await Promise.all([...images].map((image) => image.decode().catch(() => undefined)));
    }
    window.dispatchEvent(new Event('resize'));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

for (const { name, id, width, looks } of pictures)
  test(name, async ({ page }) => {
    await page.clock.setFixedTime('2027-05-04T12:00:00Z');
    // The story's own language and scheme, which some set. A look may override them; the next one restores them.
    let own: { lang: string | RegExp; 'data-theme': string | RegExp } = { lang: /./, 'data-theme': /./ };
    const html = page.locator('html');
    const open = asked(page);
    for (const look of looks) {
      const globals = { scheme: 'light', locale: 'en-US', ...look.globals };
      if (look === looks[0] || reopened.has(name)) {
        await page.setViewportSize({ width: look.width ?? width, height: 800 });
        const asked = Object.entries(globals).map(([key, value]) => `${key}:${value}`);
        await page.goto(
          `/iframe.html?id=${id}&viewMode=story&globals=${[...asked, 'a11y.manual:!true'].join(';')}`,
        );
        await page
          .locator('#storybook-root > *, [role=dialog], [role=alertdialog]')
          .first()
          .waitFor({ state: 'attached' });
      } else
        await page.evaluate((now) => {
          const storybook = window as never as { __STORYBOOK_ADDONS_CHANNEL__: Channel };
          storybook.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: now });
        }, globals);
      await expect(html).toHaveAttribute('lang', look.globals?.locale ?? own.lang);
      await expect(html).toHaveAttribute('data-theme', look.globals?.scheme ?? own['data-theme']);
      if (!look.globals)
        own = {
          lang: (await html.getAttribute('lang'))!,
          'data-theme': (await html.getAttribute('data-theme'))!,
        };
      await page.setViewportSize({ width: look.width ?? width, height: 800 });
      await settled(page, open);
      await expect(page).toHaveScreenshot(`${name}-${look.name}.png`, {
        fullPage: true,
        ...(floating.has(name) && { maxDiffPixels: 6000 }),
      });
    }
  });

test('every component is in a picture', () => {
  const places = ['Introduction', 'Foundations', 'Templates', 'Emails', 'Overlays', 'Layout', ...sheets];
  const groups = new Set(stories.map((story) => story.title.split('/')[0]!));
  // The product's own widgets are covered by the pages that contain them.
  groups.delete('Shell');
  groups.delete('Portals');
  // Guidance, illustrated with components that have screenshots of their own.
  groups.delete('Which of these');
  expect([...groups].filter((group) => !places.includes(group))).toEqual([]);
});
