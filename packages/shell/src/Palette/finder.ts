import type { ReactNode } from 'react';
import type { useFormat } from '../format/useFormat.ts';

export type Format = ReturnType<typeof useFormat>;

/** How many of a kind are shown. */
export const few = 5;

/** One thing that was found, and the address of its page. */
export type Found = { id: string; label: string; hint?: string | undefined; href: string };

/** A kind of thing that the palette looks for by the words typed, such as trips. */
export type Finder = {
  title: string;
  icon: ReactNode;
  /** The first few that match, as the server orders them. */
  find: (words: string, by: { signal: AbortSignal; format: Format }) => Promise<readonly Found[]>;
};

/** Whether every word typed is in one of the texts: for lists that a portal has whole already. */
export function matches(words: string, ...texts: (string | undefined)[]): boolean {
  const text = texts.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
