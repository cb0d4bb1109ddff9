import { useEffect, useRef } from 'react';
import { keptMark } from './kept.tsx';

/** As long as the server may answer with a page that it has drawn before. */
const oldestMs = 1_000;

/** Reads the kept parts of a page anew whenever `version` changes: with what the page was drawn from, they changed too. */
export function useFreshParts(version: unknown): void {
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return undefined;
    shown.current = version;
    const leave = new AbortController();
    const timer = setTimeout(() => {
      // Without an answer they stay as they are until the next change.
      replaceParts(leave.signal).catch(() => undefined);
    }, oldestMs);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [version]);
}

async function replaceParts(signal: AbortSignal): Promise<void> {
  const answer = await fetch(window.location.href, { headers: { Accept: 'text/html' }, signal });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const part of document.querySelectorAll(`[${keptMark}]`)) {
    const name = CSS.escape(part.getAttribute(keptMark)!);
    const next = page.querySelector(`[${keptMark}="${name}"]`);
    if (next && drawn(next) !== drawn(part)) replace(part, next);
  }
}

/** A part as it was sent: what a reader has unfolded is no news. */
const drawn = (part: Element) => part.innerHTML.replaceAll(' open=""', '');

/** Puts another content in place, as far unfolded as the one before. */
function replace(part: Element, next: Element) {
  const open = [...part.querySelectorAll('details')].map((fold) => fold.open);
  part.replaceChildren(...next.childNodes);
  for (const [i, fold] of part.querySelectorAll('details').entries()) fold.open = open[i] ?? fold.open;
}
