const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Operators' names of countries that differ from the names in the CLDR tables. */
const otherNames: Record<string, string> = {
  turkey: 'TR',
  'czech republic': 'CZ',
  usa: 'US',
  uk: 'GB',
  'great britain': 'GB',
  'ivory coast': 'CI',
  myanmar: 'MM',
  burma: 'MM',
  'hong kong': 'HK',
  uae: 'AE',
};

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/\band\b|&|\bthe\b/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

let byName: Map<string, string> | undefined;

function codeOf(name: string): string | undefined {
  if (!byName) {
    // Tries every pair of letters, because a list of valid codes would add to every first page load.
    const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const pairs = letters.flatMap((one) => letters.map((other) => one + other));
    byName = new Map(pairs.map((code) => [plain(english.of(code) ?? code), code]));
  }
  return otherNames[plain(name)] ?? byName.get(plain(name));
}

const named = new Map<string, string>();

/**
 * Translates a country from the English name that operators use to the reader's language; unknown names stay
 * as they are.
 */
export function countryNamed(name: string, locale: string): string {
  if (locale.startsWith('en')) return name;
  const key = `${locale} ${name}`;
  let said = named.get(key);
  if (said === undefined) {
    const code = codeOf(name);
    said = (code && new Intl.DisplayNames(locale, { type: 'region' }).of(code)) || name;
    named.set(key, said);
  }
  return said;
}
