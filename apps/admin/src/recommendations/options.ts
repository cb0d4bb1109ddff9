/** An itinerary in a recommendation. */
export interface Option {
  id: string;
  name: string;
  top: boolean;
}

/** The list with one option moved by so many places. */
export function moved(options: readonly Option[], id: string, by: number): Option[] {
  const from = options.findIndex((o) => o.id === id);
  const to = Math.min(Math.max(from + by, 0), options.length - 1);
  const next = options.filter((o) => o.id !== id);
  next.splice(to, 0, options[from]!);
  return next;
}

/** One option is the top one. */
export function topped(options: readonly Option[], id: string): Option[] {
  return options.map((o) => ({ ...o, top: o.id === id }));
}

/** As the contract has them. */
export const sent = (options: readonly Option[]) =>
  options.map((o) => ({ itineraryId: o.id, topRecommended: o.top }));
