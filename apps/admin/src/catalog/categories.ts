import type { CategoryInput, CategorySetting } from '@caravan/sdk';

/** A category as it is saved. */
export const inputOf = ({ id, name, names, icon, colorScheme, hidden }: CategorySetting): CategoryInput => ({
  id,
  name,
  names,
  icon,
  colorScheme,
  hidden,
});

/** The list with one item moved by a number of places. */
export function moved<T extends { id?: string }>(items: readonly T[], id: string, by: number): T[] {
  const from = items.findIndex((item) => item.id === id);
  const rest = items.filter((item) => item.id !== id);
  return [...rest.slice(0, from + by), ...items.slice(from, from + 1), ...rest.slice(from + by)];
}

/** The list with one item changed. */
export const changed = <T extends { id?: string }>(
  items: readonly T[],
  id: string,
  change: Partial<T>,
): T[] => items.map((item) => (item.id === id ? { ...item, ...change } : item));

export const without = <T extends { id?: string }>(items: readonly T[], id: string): T[] =>
  items.filter((item) => item.id !== id);
