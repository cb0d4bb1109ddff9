import { Pressed } from './pressed.ts';
import { Typed } from './typed.ts';

/**
 * A page that the server has drawn reads whole and leads everywhere without a script. What makes it live loads when
 * somebody reaches for it, so that a phone on a poor line shows the page first and pays for the rest when it is used.
 */

/** The signs of a person: each comes before, or with, what somebody wants of the page. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** How long a page that nobody touches waits: its prices go on by themselves, and a visit counts. */
export const patience = 5_000;

export interface Reach {
  /** Loads what makes the page live; it ends once the page is. */
  load: () => Promise<unknown>;
  /** Whether to load at once: the page has nothing to show without. */
  now: boolean;
  /** How long nobody may be seen. */
  after?: number;
}

/** Loads when somebody reaches for the page, and gives it then what was typed and pressed meanwhile. */
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
