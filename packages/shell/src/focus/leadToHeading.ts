import { dialogs, headings, type Shown } from './shown.ts';
import { takesFocus } from './takesFocus.ts';

/**
 * Content that is loading. Skeletons use aria-busy; spinners can't, because it would keep them from being
 * announced.
 */
const waits = 'main :is([aria-busy="true"], [data-wait])';

let stop: (() => void) | undefined;

/**
 * Moves focus to the heading of new content as soon as it renders, so that screen reader users hear where
 * they are and keyboard users continue from there. Any key or pointer press in the meantime cancels it.
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
 * The page title or, if the title is unchanged, the heading of the part that is new, such as a step.
 * Undefined while the page is loading; null when a dialog has opened, which manages focus itself.
 */
function newHeading(before: Shown): HTMLElement | null | undefined {
  const open = [...document.querySelectorAll(dialogs)];
  if (open.some((dialog) => !before.has(dialog))) return null;
  // A closing dialog traps focus until it has unmounted.
  if (open.length > 0) return undefined;
  const all = [...document.querySelectorAll<HTMLElement>(headings)];
  const fresh = all.filter((heading) => before.get(heading) !== heading.textContent);
  const found = fresh.find(isTitle) ?? fresh[0];
  if (found) return found;
  if (document.querySelector(waits)) return undefined;
  return all.find(isTitle) ?? document.querySelector<HTMLElement>('main');
}

const isTitle = ({ tagName }: Element) => tagName === 'H1';
