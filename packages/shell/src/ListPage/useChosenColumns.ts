import type { Column } from '@caravan/ui/DataTable';
import { useState } from 'react';
import { useAddress } from '../list/useAddress.ts';
import { useProfile } from '../session/useProfile.ts';

export type ColumnChoice<Row> = {
  /** The columns to draw. */
  shown: readonly Column<Row>[];
  /** Those that may be left out, and whether they are drawn. The one that names the row always is. */
  choices: readonly { id: string; label: string; isShown: boolean }[];
  /** Those that are left out. */
  hidden: readonly string[];
  toggle: (id: string) => void;
};

/**
 * The columns of a table that the person chose, kept on this device for the next visit. A saved view has its own, which
 * stand in the address as `hide`.
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
    // Storage may be refused or hold something else: then every column shows.
    return [];
  }
}

function keep(key: string, hidden: readonly string[]): void {
  try {
    if (hidden.length > 0) localStorage.setItem(key, JSON.stringify(hidden));
    else localStorage.removeItem(key);
  } catch {
    // The choice lasts until the page is left.
  }
}
