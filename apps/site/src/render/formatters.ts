/**
 * Caches formatters and their output: creating one reads a language's whole table, and formatting a number or
 * date takes this engine a good part of a millisecond. Pages format the same few hundred values again and
 * again.
 */
type Write = (...values: unknown[]) => unknown;
type Maker = new (locale?: string | string[], options?: object) => object;

/** Maximum number of cached outputs, more than a marketplace's pages need; then the cache is cleared. */
const mostWritten = 5_000;

const writers = ['format', 'formatRange', 'select'] as const;

const isFixed = (value: unknown) =>
  value instanceof Date || typeof value === 'number' || typeof value === 'string';

/** Caches by arguments. A date formatted without a value means now, so it isn't cached. */
function remembering(write: Write): Write {
  const written = new Map<string, unknown>();
  return (...values) => {
    if (values.length === 0 || !values.every(isFixed)) return write(...values);
    const key = values.map((value) => (value instanceof Date ? value.getTime() : value)).join(' ');
    let found = written.get(key);
    if (found === undefined) {
      if (written.size >= mostWritten) written.clear();
      written.set(key, (found = write(...values)));
    }
    return found;
  };
}

/** Overrides a formatter's own format function. */
function rewrite(formatter: object, change: (write: Write) => Write) {
  for (const name of writers) {
    const write = (formatter as Record<string, unknown>)[name];
    if (typeof write !== 'function') continue;
    Object.defineProperty(formatter, name, {
      value: change((write as Write).bind(formatter)),
      configurable: true,
    });
  }
}

function kept(make: Maker): Maker {
  const made = new Map<string, object>();
  const of = (locale?: string | string[], options?: object) => {
    const key = JSON.stringify([locale, options]);
    let found = made.get(key);
    if (!found) {
      found = new make(locale, options);
      rewrite(found, remembering);
      made.set(key, found);
    }
    return found;
  };
  return new Proxy(make, {
    construct: (_, args: [string?, object?]) => of(...args),
    apply: (_, _this, args: [string?, object?]) => of(...args),
  });
}

/**
 * Matches browsers' date formatting: plain spaces, and no leading zero for a numeric hour. React hydrates
 * without a mismatch only if the output is identical.
 */
function asBrowsers(make: Maker): Maker {
  return class {
    constructor(locale?: string | string[], options: { hour?: string } = {}) {
      const made = new make(locale, options);
      rewrite(made, (write) => (...values) => {
        const spaced = (write(...values) as string).replaceAll(/[\u2009\u202f]/g, ' ');
        return options.hour === 'numeric' ? spaced.replaceAll(/(?<!\d)0(?=\d:)/g, '') : spaced;
      });
      return made;
    }
  };
}

/** Selects create a collator before they are opened. The engine compares by code point. */
class PlainCollator {
  compare = (a: string, b: string) => a.localeCompare(b);
}

declare const __COUNTRY_NAMES__: Record<string, Record<string, string>>;

/** Country names, from the table that the build embeds. */
class CountryNames {
  readonly #names: Record<string, string>;

  constructor(locale: string) {
    this.#names = __COUNTRY_NAMES__[locale.slice(0, 2)] ?? {};
  }

  of(code: string) {
    return this.#names[code] ?? code;
  }
}

const intl = Intl as unknown as Record<string, Maker>;
intl['Collator'] ??= PlainCollator;
intl['DisplayNames'] ??= CountryNames as unknown as Maker;
intl['DateTimeFormat'] = asBrowsers(intl['DateTimeFormat']!);
for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'ListFormat'])
  intl[name] = kept(intl[name]!);
