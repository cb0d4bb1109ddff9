import type { PolicyChange, PolicyItem } from '@caravan/sdk';

/** A policy with its path in the contract taken apart, and what it counts. */
export interface PolicyRow {
  item: PolicyItem;
  label: string;
  unit: 'money' | 'share' | 'days' | 'months' | 'hours' | 'minutes' | 'count';
}
export interface PolicyGroup {
  id: string;
  title: string;
  rows: PolicyRow[];
}

const order = [
  'survey',
  'hostLevels',
  'payment',
  'cancellation',
  'booking',
  'pricing',
  'inventory',
  'trip',
  'referral',
  'access',
  'insurance',
  'mobileApp',
];

/** "payment.finalDueDays" reads "Final due" in days; "hostLevels[2].launchBookings" reads "Level 2: launch bookings". */
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
    .map(([id, rows]) => ({ id, title: sentence(id), rows }));
}

const units: [RegExp, PolicyRow['unit']][] = [
  [/Minor$/, 'money'],
  [/Bp$/, 'share'],
  [/Days(\[\d+\])?$/, 'days'],
  [/Months$/, 'months'],
  [/Hours$/, 'hours'],
  [/Minutes$/, 'minutes'],
];

/** Names that taken apart would not say enough. */
const known: Record<string, string> = {
  launchBookings: 'launch bookings needed',
  launchBookingDays: 'launch bookings within',
  launchScheduleDays: 'launch scheduled within',
  rangeSpreadBp: 'Suggested range, highest to lowest',
  rangeStepUnits: 'Suggested range, rounded to',
  windowDays: 'Cancellation window',
  rezdyWindowDays: 'Cancellation window, Rezdy trips',
  freeAfterConfirmHours: 'Free after confirmation',
  finalDueDays: 'Final payment due before the start',
  technicalWindowFromDays: 'Technical itinerary open from',
  technicalWindowToDays: 'Technical itinerary open to',
  chartsFromResponseCount: 'Charts show from responses',
};

function read(path: string): { label: string; unit: PolicyRow['unit'] } {
  const unit = units.find(([form]) => form.test(path))?.[1] ?? 'count';
  const level = /^hostLevels\[(\d+)\]\./.exec(path);
  const name = (path.split('.').pop() ?? path).replace(/(Minor|Bp|Days|Months|Hours|Minutes)(?=\[|$)/, '');
  const index = /\[(\d+)\]$/.exec(name);
  const words = known[path.split('.').pop() ?? ''] ?? sentence(name.replace(/\[\d+\]$/, ''));
  if (level) return { label: `Level ${level[1]}: ${words.toLowerCase()}`, unit };
  return { label: index ? `${words} ${Number(index[1]) + 1}` : words, unit };
}

function sentence(name: string): string {
  const plain = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/(\d)([A-Z])/g, '$1 $2')
    .toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** A policy's value as a form holds it; a list is one text with commas. */
export type Draft = number | boolean | string | null;

export function draftOf({ number, flag, text, numbers, texts }: PolicyItem): Draft {
  if (numbers ?? texts) return (numbers ?? texts ?? []).join(', ');
  return number ?? flag ?? text ?? null;
}

/** What the form changed, in the contract's words; a number that was taken out goes back to its default. */
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
    // What is no number stays one that the server refuses by name.
    return [{ path: item.path, numbers: parts.map((part) => (/^-?\d+$/.test(part) ? Number(part) : -1)) }];
  });
}
