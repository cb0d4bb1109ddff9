/** Storage key of the user's light or dark preference. */
export const schemeKey = 'caravan.scheme';

/** Applies the stored scheme to the root element before anything else is styled. */
export function applyRememberedScheme(root: HTMLElement = document.documentElement): void {
  try {
    const choice = localStorage.getItem(schemeKey);
    if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
  } catch {
    // Without storage, the system's scheme applies.
  }
}
