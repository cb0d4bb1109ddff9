import { expect, type Locator, type Page, test } from '@playwright/test';

const TURNS = 5;
const LIMIT = 100;
/** How long a person holds a button down, in milliseconds. */
const HELD = 80;

const press = (what: Locator) => () => what.click({ delay: HELD });

type Entry = PerformanceEntry & { interactionId?: number };
type Watched = { took: number[]; longest: number };

/** Records the duration of each interaction, from input to the next paint. */
async function watch(page: Page) {
  await page.evaluate(() => {
    const watched = ((window as never as { watched: Watched }).watched = {
      took: [] as number[],
      longest: 0,
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[])
        if (entry.interactionId) watched.longest = Math.max(watched.longest, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Milliseconds until the next paint: the fastest and the median of several runs from the same starting state. */
async function answer(page: Page, act: () => Promise<void>, undo?: () => Promise<void>) {
  const times: number[] = [];
  for (let i = 0; i < TURNS; i++) {
    await page.evaluate(() => ((window as never as { watched: Watched }).watched.longest = 0));
    await act();
    await page.waitForTimeout(400);
    // Interactions that finish within one frame aren't reported.
    times.push(
      Math.max(16, await page.evaluate(() => (window as never as { watched: Watched }).watched.longest)),
    );
    await undo?.();
    await page.waitForTimeout(300);
  }
  times.sort((a, b) => a - b);
  // Other load on the machine only adds time, so the fastest run is the page's own cost.
  return { best: times[0]!, middle: times[TURNS >> 1]! };
}

/** Opens a page with one large component in a browser at a 4× CPU slowdown. */
async function open(page: Page, what: 'table' | 'parties' | 'planner') {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`http://127.0.0.1:6109/#${what}`);
  await expect(page.getByRole('button', { name: 'Trivial' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watch(page);
}

type Turns = Record<string, Awaited<ReturnType<typeof answer>>>;

/** Reports the figures next to the time that a bare button takes in the same run; above one frame, that is noise. */
async function judge(page: Page, found: Turns) {
  const trivial = await answer(page, press(page.getByRole('button', { name: 'Trivial' })));
  const all = { trivial, ...found };
  test.info().annotations.push({ type: 'milliseconds', description: JSON.stringify(all) });
  console.log(
    Object.entries(all)
      .map(([what, { best, middle }]) => `${what} ${best} (${middle})`)
      .join(', '),
  );
  for (const [what, { best }] of Object.entries(found)) expect.soft(best, what).toBeLessThan(LIMIT);
}

test('a table of 1,000 rows answers within 100 ms', async ({ page }) => {
  await open(page, 'table');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  const search = page.getByRole('searchbox');
  await judge(page, {
    sort: await answer(page, press(page.getByRole('button', { name: 'Paid' }))),
    select: await answer(page, press(page.locator('tbody label').nth(3))),
    'select all': await answer(page, press(page.locator('thead label'))),
    menu: await answer(page, press(page.getByRole('button', { name: /^Actions for/ }).nth(2)), () =>
      page.keyboard.press('Escape'),
    ),
    search: await answer(
      page,
      () => search.press('k'),
      () => search.fill(''),
    ),
  });
});

test('1,000 travelers in parties answer within 100 ms', async ({ page }) => {
  await open(page, 'parties');
  const party = page.getByRole('button', { name: /^Party 7 / });
  await judge(page, {
    expand: await answer(page, press(party), press(party)),
    sort: await answer(page, press(page.getByRole('button', { name: 'Paid' }))),
  });
});

test('a planner of 21 days answers within 100 ms', async ({ page }) => {
  await open(page, 'planner');
  await expect(page.locator('[data-planner-day]')).toHaveCount(21);
  const handle = page.locator('[data-planner-handle="s1-0"]');
  const key = (name: string) => () => page.keyboard.press(name);
  const lift = async () => {
    await handle.focus();
    await page.keyboard.press('Space');
  };
  await judge(page, {
    navigate: await answer(page, press(page.getByRole('navigation').getByRole('button').nth(2))),
    menu: await answer(page, press(page.getByRole('button', { name: /^Actions for/ }).nth(5)), key('Escape')),
    lift: await answer(page, lift, key('Escape')),
    carry: await answer(
      page,
      async () => {
        await lift();
        await page.keyboard.press('ArrowDown');
      },
      key('Escape'),
    ),
    drop: await answer(
      page,
      async () => {
        await lift();
        await page.keyboard.press('PageDown');
        await page.keyboard.press('Enter');
      },
      async () => {
        await lift();
        await page.keyboard.press('PageUp');
        await page.keyboard.press('Enter');
      },
    ),
  });
});
