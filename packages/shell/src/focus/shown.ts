export const headings = 'main :is(h1, h2)';
export const dialogs = '[role="dialog"], [role="alertdialog"]';

/** What is on the page, and what it says: whatever differs from it later has been shown since. */
export type Shown = ReadonlyMap<Element, string | null>;

export function shown(): Shown {
  return new Map([...document.querySelectorAll(`${headings}, ${dialogs}`)].map((e) => [e, e.textContent]));
}
