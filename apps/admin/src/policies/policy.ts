import type { PolicyChange, PolicyItem } from '@caravan/sdk';
import { groupWords, ofLevel, policyWords } from './messages.ts';

/** A policy with its parsed path and unit. */
export interface PolicyRow {
  item: PolicyItem;
  label: string;
  /** What the policy does, in one line. */
  help: string | undefined;
  unit: 'money' | 'share' | 'days' | 'months' | 'hours' | 'minutes' | 'count';
}
export interface PolicyGroup {
  id: string;
  title: string;
  rows: PolicyRow[];
}

/** The only policy that is a time zone. */
export const zonePath = 'trip.timeZone';

const order = Object.keys(groupWords);

/**
 * Policies by heading, with their labels: "hostLevels[2].launchBookings" has the label of
 * 'hostLevels.launchBookings', for level 2.
 */
export function policyGroups(items: readonly PolicyItem[]): PolicyGroup[] {
  const groups = new Map<string, PolicyRow[]>();
  for (const item of items) {
    const id = /^[A-Za-z]+/.exec(item.path)?.[0] ?? item.path;
    const rows = groups.get(id) ?? [];
    rows.push({ item, ...read(item.path) });
    groups.set(id, rows);
  }
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...groups]
    .sort(([a], [b]) => place(a) - place(b))
    .map(([id, rows]) => ({ id, title: groupWords[id] ?? id, rows }));
}

const units: [RegExp, PolicyRow['unit']][] = [
  [/Minor$/, 'money'],
  [/Bp$/, 'share'],
  [/Days(\[\d+\])?$/, 'days'],
  [/Months$/, 'months'],
  [/Hours$/, 'hours'],
  [/Minutes$/, 'minutes'],
];

function read(path: string): Omit<PolicyRow, 'item'> {
  const unit = units.find(([form]) => form.test(path))?.[1] ?? 'count';
  const words = policyWords[path.replace(/\[\d+\]/g, '')];
  const label = words?.label ?? path;
  const level = /^hostLevels\[(\d+)\]\./.exec(path)?.[1];
  return { label: level ? ofLevel(level, label) : label, help: words?.help, unit };
}

/** A policy's value in the form; a list is one comma-separated text. */
export type Draft = number | boolean | string | null;

export function draftOf({ number, flag, text, numbers, texts }: PolicyItem): Draft {
  if (numbers ?? texts) return (numbers ?? texts ?? []).join(', ');
  return number ?? flag ?? text ?? null;
}

/** The form's changes in the contract's format; clearing a number restores its default. */
export function changesOf(items: readonly PolicyItem[], drafts: Record<string, Draft>): PolicyChange[] {
  return items.flatMap((item): PolicyChange[] => {
    const draft = drafts[item.path];
    if (draft === undefined || draft === draftOf(item)) return [];
    if (draft === null) return [{ path: item.path, useDefault: true }];
    if (typeof draft === 'number') return [{ path: item.path, number: draft }];
    if (typeof draft === 'boolean') return [{ path: item.path, flag: draft }];
    if (item.kind === 'text') return [{ path: item.path, text: draft }];
    const parts = draft
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    if (item.kind === 'texts') return [{ path: item.path, texts: parts }];
    // Invalid numbers stay invalid, so that the server rejects them by name.
    return [{ path: item.path, numbers: parts.map((part) => (/^-?\d+$/.test(part) ? Number(part) : -1)) }];
  });
}
