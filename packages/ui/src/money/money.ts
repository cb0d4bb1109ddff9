/** Money is an integer in the currency's minor units. Format and parse it only at the edge of the UI. */

import digits from './digits.json' with { type: 'json' };

/**
 * The number of decimals of a currency: 2 for USD, 0 for JPY, 3 for KWD. Browsers disagree with ISO 4217, and with
 * each other, about currencies such as HUF and IDR, whose amounts would then be a hundred times too large.
 */
export function minorDigits(currency: string): number {
  return (digits as Record<string, number>)[currency] ?? 2;
}

/** The smallest difference between two amounts that can be charged, in minor units: 1 for USD, 10 for KWD. */
export function minorStep(currency: string): number {
  if (currency === 'MGA') return 100;
  return minorDigits(currency) === 3 ? 10 : 1;
}

export type FormatMoneyOptions = {
  locale?: string;
  /** Omits the decimals of whole amounts: $1,200 but $1,200.50. Default: true. */
  trim?: boolean;
  /** Adds a plus sign to positive amounts, for changes. */
  signed?: boolean;
};

/** 120050, 'USD' → '$1,200.50'. */
export function formatMoney(
  minor: number,
  currency: string,
  { locale, trim = true, signed }: FormatMoneyOptions = {},
): string {
  const digits = minorDigits(currency);
  const whole = minor % 10 ** digits === 0;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: trim && whole ? 0 : digits,
    maximumFractionDigits: digits,
    ...(signed && { signDisplay: 'exceptZero' as const }),
  }).format(minor / 10 ** digits);
}

/** Converts major units, as typed, to minor units: 12.5 USD → 1250. Rounds half away from zero. */
export function toMinor(major: number, currency: string): number {
  // Goes through decimal notation, because 1.005 * 100 is 100.49999999999999 in binary.
  const shifted = Number(`${Math.abs(major)}e${minorDigits(currency)}`);
  return Math.sign(major) * Math.round(shifted) || 0;
}

/** Converts minor units to major units: 1250 USD → 12.5. */
export function toMajor(minor: number, currency: string): number {
  return minor / 10 ** minorDigits(currency);
}

/** Parses a typed or pasted amount ('$1,200.50', '1 200,50') to minor units; null if it isn't an amount. */
export function parseMoney(text: string, currency: string): number | null {
  const cleaned = text.replace(/[^\d.,-]/g, '');
  if (!/\d/.test(cleaned)) return null;
  const lastDot = cleaned.lastIndexOf('.');
  const lastComma = cleaned.lastIndexOf(',');
  const last = Math.max(lastDot, lastComma);
  const digitsAfter = last < 0 ? 0 : cleaned.length - last - 1;
  const both = lastDot >= 0 && lastComma >= 0;
  // A single separator before exactly three digits is a thousands separator, unless it is a dot and the currency has
  // three decimals; otherwise, the last one is the decimal separator.
  const grouped = digitsAfter === 3 && !(lastDot === last && minorDigits(currency) === 3);
  const decimal = last >= 0 && (both || !grouped) ? last : -1;
  const integer = (decimal < 0 ? cleaned : cleaned.slice(0, decimal)).replace(/[.,]/g, '');
  const fraction = decimal < 0 ? '' : cleaned.slice(decimal + 1);
  const major = Number(`${integer || '0'}.${fraction || '0'}`);
  return Number.isFinite(major) ? toMinor(major, currency) : null;
}
