import { expect, type Page, test } from '@playwright/test';

/** Milliseconds from an input to the next paint, in a browser four times slower than this machine. */
async function answer(page: Page, act: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    await page.evaluate(() => {
      const slow = ((window as never as { slow: number[] }).slow = []) as number[];
      const watch = new PerformanceObserver((list) =>
        slow.push(...list.getEntries().map((entry) => entry.duration)),
      );
      watch.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await act();
    await page.waitForTimeout(400);
    // What is answered within a frame is not reported at all.
    times.push(await page.evaluate(() => Math.max(16, ...(window as never as { slow: number[] }).slow)));
  }
  // The quickest of five: whatever else this machine does meanwhile only adds to the others.
  return Math.min(...times);
}

async function open(page: Page, id: string) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForLoadState('networkidle');
  // The story's own interactions come to their end.
  await page.waitForTimeout(1500);
}
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

test('a table of 1,000 rows answers within 100 ms', async ({ page }) => {
  await open(page, 'data-datatable--thousand-rows');
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  await slowDown(page);
  const found = {
    sort: await answer(page, () => page.getByRole('button', { name: 'Earnings' }).click()),
    select: await answer(page, () => page.locator('tbody label').nth(3).click()),
    search: await answer(page, () => page.getByRole('searchbox').press('k')),
  };
  test.info().annotations.push({ type: 'milliseconds', description: JSON.stringify(found) });
  console.log(found);
  for (const [what, time] of Object.entries(found)) expect(time, what).toBeLessThan(100);
});

test('a planner of 21 days answers within 100 ms', async ({ page }) => {
  await open(page, 'planning-dayplanner--three-weeks');
  await expect(page.locator('[data-planner-day]')).toHaveCount(21);
  await slowDown(page);
  const handle = page.locator('[data-planner-handle]').nth(4);
  await handle.focus();
  const press = (key: string) => () => page.keyboard.press(key);
  const found = {
    navigate: await answer(page, () => page.getByRole('navigation').getByRole('button').nth(2).click()),
    lift: await answer(page, async () => {
      await handle.focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Escape');
    }),
    carry: await answer(page, async () => {
      await handle.focus();
      await page.keyboard.press('Space');
      await press('ArrowDown')();
      await page.keyboard.press('Escape');
    }),
    drop: await answer(page, async () => {
      await handle.focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }),
  };
  test.info().annotations.push({ type: 'milliseconds', description: JSON.stringify(found) });
  console.log(found);
  for (const [what, time] of Object.entries(found)) expect(time, what).toBeLessThan(100);
});
