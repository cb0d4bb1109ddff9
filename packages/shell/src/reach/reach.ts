import { Pressed } from './pressed.ts';
import { Typed } from './typed.ts';

/**
 * A server-rendered page can be read and navigated without scripts. The code that hydrates it loads on the
 * first interaction, so that a phone on a slow connection shows the page first and pays for the rest only
 * when it is used.
 */

/** Signs of a person: events that come before, or with, an interaction. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** How long an untouched page waits before it hydrates anyway: its prices update, and the visit is counted. */
export const patience = 5_000;

export interface Reach {
  /** Loads and hydrates the page; resolves when that is done. */
  load: () => Promise<unknown>;
  /** Whether to load immediately, because the page has nothing to show otherwise. */
  now: boolean;
  /** Milliseconds to wait without an interaction. */
  after?: number;
}

/** Hydrates the page on the first interaction and replays what was typed and pressed in the meantime. */
export function whenReached({ load, now, after = patience }: Reach, page: Window = window): void {
  if (now) {
    void load();
    return;
  }
  const { document } = page;
  let loading = false;
  const typed = new Typed(page);
  const pressed = new Pressed(page);
  const goLive = () => {
    if (loading) return;
    loading = true;
    for (const sign of signs) page.removeEventListener(sign, goLive, { capture: true });
    void load().finally(() => {
      typed.tell();
      pressed.goLive();
    });
  };

  for (const sign of signs) page.addEventListener(sign, goLive, { capture: true, passive: true });
  const wait = () => page.setTimeout(goLive, after);
  if (document.readyState === 'complete') wait();
  else page.addEventListener('load', wait, { once: true });
}
