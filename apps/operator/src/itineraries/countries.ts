import { countryOptions as countries } from '@caravan/shell/countries';

/** Country names to choose from; an itinerary's current name stays available, however it is spelled. */
export function countryOptions(locale: string, current?: string): { id: string; label: string }[] {
  const found = new Set(countries(locale).map(({ label }) => label));
  if (current) found.add(current);
  return [...found].sort(new Intl.Collator(locale).compare).map((name) => ({ id: name, label: name }));
}
