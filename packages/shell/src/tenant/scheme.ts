/** Where this browser keeps whether its person wants light or dark pages. */
export const schemeKey = 'caravan.scheme';

/** Puts the scheme of the last visit on the page's root, before anything else of the look is there. */
export function applyRememberedScheme(root: HTMLElement = document.documentElement): void {
  try {
    const choice = localStorage.getItem(schemeKey);
    if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
  } catch {
    // A browser that keeps nothing shows what its system says.
  }
}
