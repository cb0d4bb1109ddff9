import type { Column } from '@caravan/ui/DataTable';
import { useState } from 'react';
import { useAddress } from '../list/useAddress.ts';
import { useProfile } from '../session/useProfile.ts';

export type ColumnChoice<Row> = {
  /** The visible columns. */
  shown: readonly Column<Row>[];
  /** The columns that can be hidden, and whether they are visible. The one that names the row is always visible. */
  choices: readonly { id: string; label: string; isShown: boolean }[];
  /** IDs of the hidden columns. */
  hidden: readonly string[];
  toggle: (id: string) => void;
};

/**
 * The visible columns of a table, stored on this device. A saved view has its own, which are kept in the URL
 * as `hide`.
 */
export function useChosenColumns<Row>(table: string, columns: readonly Column<Row>[]): ColumnChoice<Row> {
  const key = `columns.${useProfile().id}.${table}`;
  const [{ hide }, narrow] = useAddress();
  const [kept, setKept] = useState(() => read(key));
  const hidden = typeof hide === 'string' ? hide.split(',') : kept;
  const optional = columns.filter((column, at) => !(column.primary ?? at === 0));
  return {
    shown: columns.filter((column) => !optional.includes(column) || !hidden.includes(column.id)),
    choices: optional.map(({ id, header }) => ({ id, label: header, isShown: !hidden.includes(id) })),
    hidden: optional.filter(({ id }) => hidden.includes(id)).map(({ id }) => id),
    toggle: (id) => {
      const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
      if (typeof hide === 'string') {
        narrow({ hide: next.filter(Boolean).join(',') });
        return;
      }
      setKept(next);
      keep(key, next);
    },
  };
}

function read(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    // If storage is unavailable or holds something else, all columns are visible.
    return [];
  }
}

function keep(key: string, hidden: readonly string[]): void {
  try {
    if (hidden.length > 0) localStorage.setItem(key, JSON.stringify(hidden));
    else localStorage.removeItem(key);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}
