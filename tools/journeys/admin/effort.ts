import { expect, type Page } from '@playwright/test';

/**
 * Estimates how long a person needs for what a journey does on screen, by the keystroke-level model (Card, Moran, and
 * Newell, 1980). It counts events in the page and measures no time, so the same walk always has the same estimate:
 *
 *   K  0.28 s  per key, for an average typist who isn't a secretary; a capital letter takes two
 *   P  1.1 s   per pointing at something with the mouse
 *   B  0.2 s   per click, down and up
 *   H  0.4 s   per move of the hand between mouse and keyboard
 *   M  1.35 s  per thought: before each click, each word, and each other key that isn't the one before again
 *   R  3 s     per thing that opens and is read or waited for: a page or tab, a drawer, dialog, or message
 *
 * Choosing a file happens outside of the page, and counts 10 s. Each case begins with one page that is read: the email
 * with the question.
 */
const seconds = { key: 0.28, point: 1.1, click: 0.2, move: 0.4, thought: 1.35, page: 3, file: 10 };

/** What was counted in a case. */
export interface Effort {
  keys: number;
  clicks: number;
  moves: number;
  thoughts: number;
  pages: number;
  files: number;
}

/** The seconds that a person needs. */
export const estimateOf = ({ keys, clicks, moves, thoughts, pages, files }: Effort): number =>
  keys * seconds.key +
  clicks * (seconds.point + seconds.click) +
  moves * seconds.move +
  thoughts * seconds.thought +
  pages * seconds.page +
  files * seconds.file;

/** Counts on every page that opens from now on. `start` begins with a case, and `end` returns what it needed. */
export async function countEffort(page: Page) {
  await page.addInitScript(() => {
    const none = { keys: 0, clicks: 0, moves: 0, thoughts: 0, pages: 0, files: 0, hand: '', key: '', at: '' };
    const read = () => ({ ...none, ...JSON.parse(sessionStorage.getItem('effort') ?? '{}') }) as typeof none;
    const change = (by: (now: typeof none) => void) => {
      const now = read();
      by(now);
      sessionStorage.setItem('effort', JSON.stringify(now));
    };
    const use = (now: typeof none, hand: string) => {
      if (now.hand && now.hand !== hand) now.moves += 1;
      now.hand = hand;
    };
    const letter = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key.length === 1 && !ctrlKey && !metaKey;
    addEventListener(
      'keydown',
      (event) => {
        if (!event.isTrusted) return;
        const { key } = event;
        change((now) => {
          use(now, 'keyboard');
          now.keys += letter(event) && key !== key.toLowerCase() ? 2 : 1;
          // A modifier belongs to the key that follows.
          if (['Control', 'Meta', 'Shift', 'Alt'].includes(key)) return;
          const kind = letter(event) ? (key === ' ' ? 'space' : 'word') : key;
          if (kind !== now.key && kind !== 'space') now.thoughts += 1;
          now.key = kind;
        });
      },
      true,
    );
    addEventListener(
      'pointerdown',
      (event) => {
        if (!event.isTrusted) return;
        change((now) => {
          use(now, 'mouse');
          now.clicks += 1;
          now.thoughts += 1;
          now.key = '';
        });
      },
      true,
    );
    const arrive = () =>
      change((now) => {
        const at = location.pathname + location.search;
        if (at !== now.at) now.pages += 1;
        now.at = at;
      });
    for (const name of ['pushState', 'replaceState'] as const) {
      const go = history[name].bind(history);
      history[name] = (data: unknown, unused: string, to?: string | URL | null) => {
        go(data, unused, to);
        arrive();
      };
    }
    addEventListener('popstate', arrive);
    arrive();
    const known = new WeakSet<Element>();
    const opened = '[role=dialog], [role=alertdialog]';
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) =>
        [...addedNodes].filter((one) => one instanceof Element),
      );
      for (const one of added.flatMap((node) => [node, ...node.querySelectorAll(opened)])) {
        if (!one.matches(opened) || known.has(one)) continue;
        known.add(one);
        change((now) => {
          now.pages += 1;
        });
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return {
    /** Begins a case with the email that asks for it. */
    start: () =>
      page.evaluate(() => {
        const at = location.pathname + location.search;
        sessionStorage.setItem('effort', JSON.stringify({ pages: 1, at }));
      }),
    end: () =>
      page.evaluate(
        () =>
          ({
            ...{ keys: 0, clicks: 0, moves: 0, thoughts: 0, pages: 0, files: 0 },
            ...JSON.parse(sessionStorage.getItem('effort') ?? '{}'),
          }) as Effort,
      ),
    /** Counts a file that was chosen outside of the page. */
    choseFile: () =>
      page.evaluate(() => {
        const now = JSON.parse(sessionStorage.getItem('effort') ?? '{}') as { files?: number };
        sessionStorage.setItem('effort', JSON.stringify({ ...now, files: (now.files ?? 0) + 1 }));
      }),
  };
}

/** Finds something as a person does: Ctrl+K, what the email says, the arrow keys, and Enter. */
export async function find(page: Page, words: string, kind: string, name: RegExp): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Search or go to…' });
  const field = palette.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type(words);
  const found = palette
    .getByRole('group', { name: kind, exact: true })
    .getByRole('menuitem', { name })
    .first();
  await expect(found).toBeVisible();
  await expect(palette.getByRole('status')).toHaveCount(0);
  const id = await found.getAttribute('id');
  for (let steps = 0; (await field.getAttribute('aria-activedescendant')) !== id; steps++) {
    expect(steps, `steps to “${words}” among ${kind}`).toBeLessThan(40);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
}
