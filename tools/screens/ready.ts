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
  await page.evaluate(async () => {
    // Lazy images load only when they are scrolled to, also within a list that scrolls on its own, and wait forever
    // until then.
    const images = [...document.images];
    const shown = await new Promise<Element[]>((resolve) => {
      if (images.length === 0) return resolve([]);
      const observer = new IntersectionObserver((seen) => {
        observer.disconnect();
        resolve(seen.filter((one) => one.isIntersecting).map((one) => one.target));
      });
      for (const image of images) observer.observe(image);
    });
    await Promise.all(shown.map((image) => (image as HTMLImageElement).decode().catch(() => {})));
  });
  await settled(page);
  return missing;
}
