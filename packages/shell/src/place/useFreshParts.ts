import { useEffect, useRef } from 'react';
import { keptMark } from './kept.tsx';

/** How long the server may respond with a cached page. */
const oldestMs = 1_000;

/** Refetches the kept parts of a page whenever `version` changes, because their data has changed, too. */
export function useFreshParts(version: unknown): void {
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return undefined;
    shown.current = version;
    const leave = new AbortController();
    const timer = setTimeout(() => {
      // Without a response, they stay unchanged until the next update.
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

/** A part's original HTML, ignoring what the reader has expanded. */
const drawn = (part: Element) => part.innerHTML.replaceAll(' open=""', '');

/** Replaces a part's content, preserving what is expanded. */
function replace(part: Element, next: Element) {
  const open = [...part.querySelectorAll('details')].map((fold) => fold.open);
  part.replaceChildren(...next.childNodes);
  for (const [i, fold] of part.querySelectorAll('details').entries()) fold.open = open[i] ?? fold.open;
}
