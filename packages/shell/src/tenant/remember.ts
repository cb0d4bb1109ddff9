/** Stores part of the theme in this browser. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage, the page still works; it just starts with the default theme.
  }
}

/** The stored value; null if storage is unavailable. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
