/** Each browser words it its own way; Vite adds the stylesheets. */
const unloaded =
  /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload css/i;

/** Whether a failure is a part of the app that did not load, as opposed to a call that nobody answered. */
export const isUnloaded = (cause: unknown): boolean => cause instanceof Error && unloaded.test(cause.message);

const key = 'caravan.reloaded';

/** The build that this page runs, by the name of its first script. */
const build = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

/**
 * Reloads the page once per build when a part of the app does not load: after a release, the parts that an open page
 * asks for are gone. Offline it stays as it is, and so does a page that has been reloaded in vain; the error page says
 * what to do.
 */
export function reloadOnce(page: Pick<Location, 'reload'> = window.location): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(key) === build()) return;
    sessionStorage.setItem(key, build());
    event.preventDefault();
    page.reload();
  });
}
