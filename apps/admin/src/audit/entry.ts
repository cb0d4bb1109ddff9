import type { AuditEntry } from '@caravan/sdk';
import { words } from './messages.ts';

export interface Change {
  field: string;
  before: string;
  after: string;
}

/** An action in words: its own, else its name taken apart ("booking.refund_paid" is "Booking: refund paid"). */
export function actionWords(action: string): string {
  const known = words.actions[action];
  if (known) return known;
  const [subject = '', ...rest] = action.split('.');
  const plain = (text: string) => text.replace(/[_-]+/g, ' ');
  const head = plain(subject);
  const title = head.charAt(0).toUpperCase() + head.slice(1);
  return rest.length > 0 ? `${title}: ${plain(rest.join(' '))}` : title;
}

/** What an entry changed, field by field; what stayed the same is left out. */
export function changesOf(entry: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const before = entry.before ?? {};
  const after = entry.after ?? {};
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => ({
      field: fieldWords(field),
      before: textOf(before[field]),
      after: textOf(after[field]),
    }))
    .filter((change) => change.before !== change.after);
}

function fieldWords(field: string): string {
  const plain = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}
