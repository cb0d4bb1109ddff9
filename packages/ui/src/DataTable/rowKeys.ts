import type { KeyboardEvent } from 'react';

const control = 'a[href], button:not([disabled]), input:not([disabled])';
/** Elements that handle arrow keys themselves. */
const busy =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [aria-haspopup], [role=slider], [role=radiogroup]';

/** Arrow keys move between rows within the focused column; Home and End move to the first and last row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: box } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // Overlays opened from a row render elsewhere in the page and handle their own keys.
  if (!(target instanceof HTMLElement) || !box.contains(target) || target.closest(busy)) return;
  const rows = [...box.querySelectorAll<HTMLTableRowElement>('tr[data-line]')];
  const at = rows.findIndex((row) => row.contains(target));
  const next = rows[placeOf(key, at, rows.length)];
  if (!next || next === rows[at]) return;
  event.preventDefault();
  const cell = rows[at] ? [...rows[at].cells].findIndex((one) => one.contains(target)) : -1;
  const to =
    next.cells[cell]?.querySelector<HTMLElement>(control) ??
    next.querySelector<HTMLElement>('th')?.querySelector<HTMLElement>(control) ??
    next;
  to.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}

function placeOf(key: string, at: number, count: number): number {
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp') return at - 1;
  if (at < 0) return -1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
