/** Parses a filter from the URL, accepting known values only. */
export function oneOf<T extends string>(value: unknown, known: readonly T[]): T | undefined {
  return known.find((k) => k === value);
}

export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() ? value : undefined;
}
