import { expect, test } from '@playwright/test';

const sheet = (group: string) => `foundations-contact-sheets--${group}`;
const pictures: { name: string; id: string; width: number; schemes?: string[] }[] = [
  ...['actions', 'forms', 'feedback', 'navigation', 'cards', 'content', 'data', 'planning'].map((group) => ({
    name: group,
    id: sheet(group),
    width: 1200,
  })),
  ...['layout'].map((name) => ({
    name: `frames-${name}`,
    id: sheet(name),
    width: 1400,
  })),
  { name: 'mail', id: 'e-mails-booking--booking-received', width: 1500, schemes: ['light'] },
  { name: 'dialog', id: 'overlays-confirmdialog--dark', width: 900, schemes: ['dark'] },
  { name: 'host-dashboard', id: 'templates-portals--host-dashboard', width: 1280 },
  { name: 'host-dashboard-phone', id: 'templates-portals--host-dashboard', width: 390, schemes: ['light'] },
  {
    name: 'trip-right-to-left',
    id: 'templates-portals--site-trip-right-to-left',
    width: 1024,
    schemes: ['light'],
  },
];

for (const { name, id, width, schemes = ['light', 'dark'] } of pictures)
  for (const scheme of schemes)
    test(`${name}, ${scheme}`, async ({ page }) => {
      await page.clock.setFixedTime('2027-05-04T12:00:00Z');
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme};a11y.manual:!true`);
      await page.locator('#storybook-root > *').first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      // The windows of a sheet play their stories; they are done when none loads anything any more.
      for (const frame of page.frames().slice(1))
        await frame.locator('#storybook-root > *, body > table').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      // Pictures further down load only when they come into view.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      });
      await expect(page).toHaveScreenshot(`${name}-${scheme}.png`, { fullPage: true });
    });
