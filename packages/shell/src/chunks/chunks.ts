/** Each browser has its own wording; Vite adds the one for stylesheets. */
const unloaded =
  /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload css/i;

/** Whether an error is a chunk that failed to load, as opposed to a call that got no response. */
export const isUnloaded = (cause: unknown): boolean => cause instanceof Error && unloaded.test(cause.message);

const key = 'caravan.reloaded';

/** The build that this page runs, identified by its first script, or by what a rendered page loads to go live. */
const build = () =>
  document.querySelector('script[type=module][src]')?.getAttribute('src') ??
  document.querySelector('link[rel=modulepreload]')?.getAttribute('href') ??
  '';

/**
 * Reloads the page once per build when a chunk fails to load: after a release, the chunks that an open page
 * requests are gone. Doesn't reload while offline, or if a reload hasn't helped; the error page explains what
 * to do.
 */
export function reloadOnce(page: Pick<Location, 'reload'> = window.location): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(key) === build()) return;
    sessionStorage.setItem(key, build());
    event.preventDefault();
    page.reload();
  });
}
