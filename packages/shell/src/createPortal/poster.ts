/** The kind of change of page in which a trip's poster grows into the picture that the trip's page opens with. */
const kind = 'poster';

/** Whether the browser tells kinds of changes apart. Others would fade at each change of page. */
export const knowsKinds = (): boolean =>
  typeof window !== 'undefined' && !!window.CSS?.supports?.('selector(:active-view-transition-type(poster))');

/**
 * The kinds of a change to the page at `href`: `poster` where the open page shows a card that leads there, whose
 * picture is marked for it. Any other change has no motion, and none has where people asked for less of it.
 */
export function kindsOf(href: string): string[] | false {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  const link = document.querySelector(`article a[href="${CSS.escape(href)}"]`);
  const picture = link?.closest('article')?.querySelector<HTMLElement>('[data-poster]');
  if (!picture) return false;
  // One name, one picture: two of the same name and the browser shows neither.
  for (const other of document.querySelectorAll<HTMLElement>('[data-poster=chosen]'))
    other.dataset.poster = '';
  picture.dataset.poster = 'chosen';
  return [kind];
}
