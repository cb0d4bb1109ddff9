export const headings = 'main :is(h1, h2)';
export const dialogs = '[role="dialog"], [role="alertdialog"]';

/** A snapshot of the elements on the page and their text; whatever differs later is new. */
export type Shown = ReadonlyMap<Element, string | null>;

export function shown(): Shown {
  return new Map([...document.querySelectorAll(`${headings}, ${dialogs}`)].map((e) => [e, e.textContent]));
}
