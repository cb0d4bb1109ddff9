/** The view transition type in which a trip's poster grows into the hero image of the trip's page. */
const kind = 'poster';

/** Whether the browser supports view transition types. Browsers that don't would cross-fade on every navigation. */
export const knowsKinds = (): boolean =>
  typeof window !== 'undefined' && !!window.CSS?.supports?.('selector(:active-view-transition-type(poster))');

/**
 * The view transition types for a navigation to `href`: `poster` if the current page shows a card that links
 * there and has a marked picture. Other navigations have no animation, and none has with reduced motion.
 */
export function kindsOf(href: string): string[] | false {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  const link = document.querySelector(`article a[href="${CSS.escape(href)}"]`);
  const picture = link?.closest('article')?.querySelector<HTMLElement>('[data-poster]');
  if (!picture) return false;
  // View transition names must be unique: if two elements share one, the browser skips the transition.
  for (const other of document.querySelectorAll<HTMLElement>('[data-poster=chosen]'))
    other.dataset.poster = '';
  picture.dataset.poster = 'chosen';
  return [kind];
}
