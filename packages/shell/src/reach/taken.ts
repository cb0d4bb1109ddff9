/** What React notes on an element: its fiber, which knows the one above it. */
interface Fiber {
  return: Fiber | null;
  alternate: Fiber | null;
  flags: number;
}

/** React's flags of what it has placed or compared with the server's picture, and not shown yet. */
const unshown = 0b10 | 0b1_0000_0000_0000;

const fiberOf = (element: Element): Fiber | undefined =>
  Object.entries(element).find(([key]) => key.startsWith('__reactFiber'))?.[1] as Fiber | undefined;

/**
 * Whether React has taken an element over. It notes on an element what it is while it still compares the part around it
 * with what the server drew, and hears nothing there until all of that part is shown: it asks the same of its fibers.
 */
export function isTakenOver(element: Element): boolean {
  let fiber: Fiber | null | undefined = fiberOf(element);
  if (!fiber) return false;
  for (; fiber && !fiber.alternate; fiber = fiber.return) if (fiber.flags & unshown) return false;
  return true;
}

/** How often, and how many milliseconds apart, the page is told; React takes a page over part by part. */
export const turns = 100;
export const turn = 60;
