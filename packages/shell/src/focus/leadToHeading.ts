import { dialogs, headings, type Shown } from './shown.ts';
import { takesFocus } from './takesFocus.ts';

/** Skeletons are busy; a spinner that were so would not be read out. */
const waits = 'main :is([aria-busy="true"], [data-wait])';

let stop: (() => void) | undefined;

/**
 * Moves the focus to the heading of what is new on the page as soon as it is there, so that whoever listens hears
 * where he is, and goes on from there with the keyboard. Whoever presses a key or a button meanwhile is left alone.
 */
export function leadToHeading(before: Shown): void {
  stop?.();
  const waiting = new MutationObserver(lead);
  const acted = new AbortController();
  stop = () => {
    waiting.disconnect();
    acted.abort();
  };
  function lead() {
    const heading = newHeading(before);
    if (heading === null || (heading && takesFocus(heading))) stop?.();
  }
  for (const act of ['pointerdown', 'keydown'])
    window.addEventListener(act, stop, { capture: true, signal: acted.signal });
  waiting.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  lead();
}

/**
 * The title of the page or, under a title that stayed, that of the part which is new, such as a step. Undefined while
 * the page is loading; null where a dialog has opened, which keeps the focus to itself.
 */
function newHeading(before: Shown): HTMLElement | null | undefined {
  const open = [...document.querySelectorAll(dialogs)];
  if (open.some((dialog) => !before.has(dialog))) return null;
  // A dialog that is closing holds the focus until it is gone.
  if (open.length > 0) return undefined;
  const all = [...document.querySelectorAll<HTMLElement>(headings)];
  const fresh = all.filter((heading) => before.get(heading) !== heading.textContent);
  const found = fresh.find(isTitle) ?? fresh[0];
  if (found) return found;
  if (document.querySelector(waits)) return undefined;
  return all.find(isTitle) ?? document.querySelector<HTMLElement>('main');
}

const isTitle = ({ tagName }: Element) => tagName === 'H1';
