import type { KeyboardEvent } from 'react';

const control = 'a[href], button:not([disabled]), input:not([disabled])';
/** These use the arrows themselves. */
const busy =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [aria-haspopup], [role=slider], [role=radiogroup]';

/** Arrows go from row to row, in the column that has the focus; Home and End to the first and the last row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: box } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // What is open above a row is in the page elsewhere, and its keys are its own.
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
