import type { Page } from '@playwright/test';
import { bringToLife, settled, unfinished } from '../journeys/support.ts';

const patience = 20_000;

/** Opens a page and waits until it is complete and still; returns what it doesn't finish, or an empty text. */
export async function open(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await bringToLife(page);
  return ready(page);
}

/** Waits until the open page is complete and still. */
export async function ready(page: Page): Promise<string> {
  const end = Date.now() + patience;
  let missing = await unfinished(page);
  while (missing && Date.now() < end) {
    await page.waitForTimeout(50);
    missing = await unfinished(page);
  }
  await page.evaluate(() => {
    // Images further down load only when they are scrolled to.
    const shown = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < window.innerHeight,
    );
    return Promise.all(shown.map((image) => image.decode().catch(() => {})));
  });
  await settled(page);
  return missing;
}
