import { codes, fields, words } from './messages.ts';

/** What a record holds of before and after, field by field. */
export interface Recorded {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** What those are called whose ids stand in before and after, by id. */
  names?: Record<string, string>;
}

/** A value as it is recorded, and how it is to be read. */
export type Value =
  | { kind: 'none' }
  | { kind: 'text' | 'instant' | 'day' | 'zone'; text: string }
  | { kind: 'money'; minor: number; currency?: string };
export interface Change {
  field: string;
  before: Value;
  after: Value;
}

/** Said elsewhere in the entry: who acted, and the currency, which goes with its amounts. */
const beside = new Set(['actor', 'currency']);

/** What an entry changed, field by field; what stayed the same is left out. */
export function changesOf(entry: Recorded): Change[] {
  const before = entry.before ?? {};
  const after = entry.after ?? {};
  const names = entry.names ?? {};
  // A name is no id: "Host id" becomes "Host" where the host is known.
  const named = (...values: unknown[]) =>
    values.some((value) => typeof value === 'string' && names[value]) ? /Id$/ : '';
  const currency = [after.currency, before.currency].find((c): c is string => typeof c === 'string');
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !beside.has(field) && textOf(before[field]) !== textOf(after[field]))
    .sort()
    .map((field) => ({
      field: fieldWords(field, named(before[field], after[field])),
      before: valueOf(field, before[field], names, currency),
      after: valueOf(field, after[field], names, currency),
    }));
}

/** What a field is called: by its word, else by its name; an id whose owner is known goes by the owner. */
function fieldWords(field: string, id: RegExp | string): string {
  return fields[field] ?? sentence(field.replace(/Minor$/, '').replace(id, ''));
}

/** Fields whose values are codes of the wire. */
const coded = /(?:status|state|group|level)$/i;

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const day = /^\d{4}-\d\d-\d\d$/;

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function valueOf(field: string, raw: unknown, names: Record<string, string>, currency?: string): Value {
  const text = textOf(raw);
  if (!text) return { kind: 'none' };
  if (field.endsWith('Minor') && typeof raw === 'number')
    return { kind: 'money', minor: raw, ...(currency && { currency }) };
  if (instant.test(text)) return { kind: 'instant', text };
  if (field === 'timeZone') return { kind: 'zone', text };
  if (day.test(text)) return { kind: 'day', text };
  if (typeof raw === 'boolean') return { kind: 'text', text: raw ? words.yes : words.no };
  if (coded.test(field) && codes[text]) return { kind: 'text', text: codes[text] };
  // Other names of the wire, such as launch_rule, read as words.
  return {
    kind: 'text',
    text: /^[a-z]+(_[a-z]+)+$/.test(text) ? plain(text) : text.replace(ids, (id) => names[id] ?? id),
  };
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'string') return value;
  // Lists of names read as such.
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
  return JSON.stringify(value);
}

export const plain = (text: string) => text.replace(/[_-]+/g, ' ');

export function sentence(name: string): string {
  const text = plain(name.replace(/([a-z])([A-Z])/g, '$1 $2')).toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
