import type { Command } from '@caravan/ui/CommandPalette';
import type { ReactNode } from 'react';
import type { useFormat } from '../format/useFormat.ts';

export type Format = ReturnType<typeof useFormat>;

/** Maximum number of results of one kind. */
export const few = 5;

/** A search result and the path of its page. */
export type Found = { id: string; label: string; hint?: string | undefined; href: string };

/** A kind of thing that the palette can search for, such as trips. */
export type Finder = {
  title: string;
  icon: ReactNode;
  /** Returns the first few matches in server order. */
  find: (words: string, by: { signal: AbortSignal; format: Format }) => Promise<readonly Found[]>;
};

/** What a portal adds to the palette: what can be searched for, and what can be done. */
export type PaletteParts = { finders: readonly Finder[]; actions: readonly Command[] };

/** Whether every typed word occurs in one of the texts. For lists that a portal has already loaded in full. */
export function matches(words: string, ...texts: (string | undefined)[]): boolean {
  const text = texts.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
