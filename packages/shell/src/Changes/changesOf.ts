import { codes, fields, words } from './messages.ts';

/** The recorded values before and after, by field. */
export interface Recorded {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** Display names for the IDs in before and after, by ID. */
  names?: Record<string, string>;
}

/** A recorded value and how to display it. */
export type Value =
  | { kind: 'none' }
  | { kind: 'text' | 'instant' | 'day' | 'zone'; text: string }
  | { kind: 'money'; minor: number; currency?: string };
export interface Change {
  field: string;
  before: Value;
  after: Value;
}

/** Shown elsewhere in the entry: the actor, and the currency, which is formatted with its amounts. */
const beside = new Set(['actor', 'currency']);

/** The fields that an entry changed; unchanged fields are omitted. */
export function changesOf(entry: Recorded): Change[] {
  const before = entry.before ?? {};
  const after = entry.after ?? {};
  const names = entry.names ?? {};
  // Resolved names aren't IDs: "Host id" becomes "Host" when the host is known.
  const named = (...values: unknown[]) =>
    values.some((value) => typeof value === 'string' && names[value]) ? /Id$/ : '';
  const currency = [after.currency, before.currency].find((c): c is string => typeof c === 'string');
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !beside.has(field) && textOf(before[field]) !== textOf(after[field]))
    .sort()
    .map((field) => ({
      field: fieldWords(field, named(before[field], after[field])),
      ...sides(valueOf(field, before[field], names, currency), valueOf(field, after[field], names, currency)),
    }));
}

/** Entries that differ only in their content or order read the same, so they are only said to have changed. */
function sides(before: Value, after: Value): { before: Value; after: Value } {
  const same = before.kind === 'text' && after.kind === 'text' && before.text === after.text;
  return same
    ? { before: { kind: 'none' }, after: { kind: 'text', text: words.changed } }
    : { before, after };
}

/** The label of a field: its message, or else its name; an ID whose owner is known uses the owner's label. */
function fieldWords(field: string, id: RegExp | string): string {
  const day = /^dayPhotos\/(\d+)$/.exec(field)?.[1];
  if (day) return words.dayPhotos(day);
  return fields[field] ?? sentence(field.replace(/Minor$/, '').replace(id, ''));
}

/** Fields whose values are API codes. */
const coded = /(?:status|state|group|level|language)$|^page$/i;

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const day = /^\d{4}-\d\d-\d\d$/;

/** IDs, also after the kind of the object, as in "Host:…". */
const ids = /(?:\b[A-Z][A-Za-z]+:)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;

function valueOf(field: string, raw: unknown, names: Record<string, string>, currency?: string): Value {
  const text = textOf(raw);
  if (!text) return { kind: 'none' };
  if (field.endsWith('Minor') && typeof raw === 'number')
    return { kind: 'money', minor: raw, ...(currency && { currency }) };
  if (instant.test(text)) return { kind: 'instant', text };
  if (field === 'timeZone') return { kind: 'zone', text };
  if (day.test(text)) return { kind: 'day', text };
  if (typeof raw === 'boolean') return { kind: 'text', text: raw ? words.yes : words.no };
  if (Array.isArray(raw) && raw.some((one) => typeof one === 'object'))
    return { kind: 'text', text: words.entries(raw.length) };
  if (coded.test(field))
    return { kind: 'text', text: codes[text] ?? (/^[a-z]/.test(text) ? sentence(text) : text) };
  // Show other API names, such as launch_rule, as words.
  return {
    kind: 'text',
    text: /^[a-z]+(_[a-z]+)+$/.test(text)
      ? plain(text)
      : text.replace(ids, (whole, id: string) => names[id] ?? whole),
  };
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'string') return value;
  // Lists of names are shown as such.
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
  return JSON.stringify(value);
}

export const plain = (text: string) => text.replace(/[_-]+/g, ' ');

export function sentence(name: string): string {
  const text = plain(name.replace(/([a-z])([A-Z])/g, '$1 $2')).toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
