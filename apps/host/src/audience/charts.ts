import type { GraphEntry } from '@caravan/sdk';

/** Minimum number of responses for a meaningful chart (H-428). */
export const enoughResponses = 5;
const limits = { mobile: 5, desktop: 15 };
const labelLength = 18;

/**
 * The bars of a chart, without blanks and 'other', as many as the screen fits (H-429, H-614, H-615). Ranked
 * bars are sorted by size; ordinal ones, such as budgets and ages, keep their order.
 */
export function bars(
  entries: GraphEntry[],
  isWide: boolean,
  order: 'ranked' | 'steps' = 'ranked',
): { label: string; amount: number }[] {
  return entries
    .filter((e) => e.label.trim() && e.label.trim().toLowerCase() !== 'other')
    .sort((a, b) => (order === 'ranked' ? b.amount - a.amount : 0))
    .slice(0, isWide ? limits.desktop : limits.mobile)
    .map((e) => ({ label: truncate(e.label, labelLength), amount: e.amount }));
}

/** The parts of a whole with their share; empty ones are dropped (H-430). */
export function shares(entries: GraphEntry[]): { label: string; amount: number; share: number }[] {
  const kept = entries.filter((e) => e.amount > 0);
  const sum = kept.reduce((total, e) => total + e.amount, 0);
  return kept.map((e) => ({ ...e, share: e.amount / sum }));
}

/** A month's label in the time-of-year chart: its first three letters (H-616). */
export const short = (label: string): string => label.slice(0, 3);

function truncate(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
