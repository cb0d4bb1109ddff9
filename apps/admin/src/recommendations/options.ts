/** An itinerary in a recommendation. */
export interface Option {
  id: string;
  name: string;
  top: boolean;
}

/** Moves an option by a number of positions. */
export function moved(options: readonly Option[], id: string, by: number): Option[] {
  const from = options.findIndex((o) => o.id === id);
  const to = Math.min(Math.max(from + by, 0), options.length - 1);
  const next = options.filter((o) => o.id !== id);
  next.splice(to, 0, options[from]!);
  return next;
}

/** Makes an option the top pick. */
export function topped(options: readonly Option[], id: string): Option[] {
  return options.map((o) => ({ ...o, top: o.id === id }));
}

/** Converts the options to the contract's format. */
export const sent = (options: readonly Option[]) =>
  options.map((o) => ({ itineraryId: o.id, topRecommended: o.top }));
