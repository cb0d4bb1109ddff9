/** Moves the focus to what no key reaches by itself. False where something else holds it. */
export function takesFocus(heading: HTMLElement): boolean {
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  // Where the page is scrolled to is for the router to say.
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}
