import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls the current item of a bar or menu into view, on mount and whenever `current` changes.
 *
 * @param selector Matches the current item inside the element that gets the ref.
 */
export function useReveal<E extends HTMLElement>(selector: string, current: unknown): RefObject<E | null> {
  const bar = useRef<E>(null);
  useLayoutEffect(() => {
    const item = bar.current?.querySelector<HTMLElement>(selector);
    if (item) reveal(item);
  }, [selector, current]);
  return bar;
}

/** Scrolls only the box: `scrollIntoView` would scroll the page, too. */
function reveal(item: HTMLElement) {
  let box = item.parentElement;
  while (box && !scrolls(box)) box = box.parentElement;
  if (!box || box === document.documentElement || box === document.body) return;
  const [outer, inner] = [box.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.left < outer.left || inner.right > outer.right)
    box.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

/**
 * A bar that fits may be inside a container that doesn't: scroll the one that overflows. An overhang of a
 * pixel, such as the line under a tab, doesn't count.
 */
function scrolls(box: HTMLElement) {
  return (
    /auto|scroll/.test(getComputedStyle(box).overflow) &&
    (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1)
  );
}
