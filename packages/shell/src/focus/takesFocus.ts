/** Focuses an element that isn't otherwise focusable. Returns false if something else holds focus. */
export function takesFocus(heading: HTMLElement): boolean {
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  // Scrolling is up to the router.
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}
