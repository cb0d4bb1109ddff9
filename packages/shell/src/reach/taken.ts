/** React's internal record on an element: its fiber, which links to its parent. */
interface Fiber {
  return: Fiber | null;
  alternate: Fiber | null;
  flags: number;
}

/** React's flags for work that is placed or hydrating, but not committed yet. */
const unshown = 0b10 | 0b1_0000_0000_0000;

const fiberOf = (element: Element): Fiber | undefined =>
  Object.entries(element).find(([key]) => key.startsWith('__reactFiber'))?.[1] as Fiber | undefined;

/**
 * Whether React has hydrated an element. React attaches fibers to elements while it is still hydrating their
 * boundary, but handles no events there until the whole boundary is committed, so this checks the ancestors'
 * flags.
 */
export function isTakenOver(element: Element): boolean {
  // Inside a kept part, whose HTML has no fibers, check the part itself.
  let fiber: Fiber | null | undefined = fiberOf(element.closest('[data-kept]') ?? element);
  if (!fiber) return false;
  for (; fiber && !fiber.alternate; fiber = fiber.return) if (fiber.flags & unshown) return false;
  return true;
}

/** Number of replay rounds, and the milliseconds between them; React hydrates a page boundary by boundary. */
export const turns = 100;
export const turn = 60;
