/** The rule of the server (backend/platform/plain), which no request may break: what is a card's number. */

/** IDs and URLs, which contain long numbers of other meaning. */
const names = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|[a-z][\w+.-]*:\/\/\S+/gi;
/** Digits as card numbers are printed. */
const runs = /\d(?:[ \u00A0\u202F\u2011\u2013-]{0,3}\d)*/g;
/** What makes digits part of something else: a word around them, or the plus of a phone number. */
const before = /(?:[\p{L}\p{N}_+]|\d\.)$/u;
const after = /^[\p{L}\p{N}_]/u;
/**
 * The ranges of Visa, Mastercard, American Express, Discover, UnionPay, JCB, and Diners Club. Visa's old numbers
 * of 13 digits look like German phone numbers.
 */
const issued =
  /^(?:4\d{15}(?:\d{3})?|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|(?:6011|64[4-9]\d|65\d\d|62\d\d|35(?:2[89]|[3-8]\d))\d{12}|3(?:0[0-5]\d|095|[689]\d\d)\d{10})$/;
/** The sizes of the groups that card numbers are printed in. */
const printed = new Set(['4444', '44443', '465', '464']);

export function hasCardNumber(text: string): boolean {
  const rest = text.replace(names, '\n');
  return [...rest.matchAll(runs)].some(
    ({ 0: run, index }) =>
      !before.test(rest.slice(Math.max(0, index - 2), index)) &&
      !after.test(rest.slice(index + run.length, index + run.length + 2)) &&
      inGroups(run.match(/\d+/g)!),
  );
}

/** Looks for a number in groups of digits: written in one, as printed, or all of them together. */
function inGroups(groups: string[]): boolean {
  const all = groups.join('');
  if (/^\d{15,16}$/.test(all) && isCard(all)) return true;
  return groups.some((first, from) =>
    [1, 3, 4, 5].some((count) => {
      const part = groups.slice(from, from + count);
      const isPrinted = count === 1 ? first.length > 13 : printed.has(part.map((one) => one.length).join(''));
      return part.length === count && isPrinted && isCard(part.join(''));
    }),
  );
}

/** Whether a number is in a network's range and has a valid check digit. */
function isCard(number: string): boolean {
  if (!issued.test(number)) return false;
  const sum = [...number].reverse().reduce((before, digit, i) => {
    const value = Number(digit) * (1 + (i % 2));
    return before + Math.floor(value / 10) + (value % 10);
  }, 0);
  return sum % 10 === 0;
}
