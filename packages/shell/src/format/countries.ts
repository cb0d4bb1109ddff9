const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** How operators call countries that the tables of languages call otherwise. */
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
    // Every pair of letters is asked for: a list of those that are codes would be sent with every first page.
    const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const pairs = letters.flatMap((one) => letters.map((other) => one + other));
    byName = new Map(pairs.map((code) => [plain(english.of(code) ?? code), code]));
  }
  return otherNames[plain(name)] ?? byName.get(plain(name));
}

const named = new Map<string, string>();

/** A country in the reader's language, by the English name that operators give it; another word stays as it is. */
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
