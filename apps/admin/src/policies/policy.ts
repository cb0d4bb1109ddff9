/** A figure of the policies: its path in the contract taken apart, and what it counts. */
export interface PolicyRow {
  path: string;
  label: string;
  value: number;
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
export function policyGroups(values: Record<string, number>): PolicyGroup[] {
  const groups = new Map<string, PolicyRow[]>();
  for (const [path, value] of Object.entries(values)) {
    const id = /^[A-Za-z]+/.exec(path)?.[0] ?? path;
    const rows = groups.get(id) ?? [];
    rows.push({ path, value, ...read(path) });
    groups.set(id, rows);
  }
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...groups]
    .sort(([a], [b]) => place(a) - place(b))
    .map(([id, rows]) => ({ id, title: sentence(id), rows: rows.sort((a, b) => compare(a.path, b.path)) }));
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
  const plain = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

const compare = new Intl.Collator('en', { numeric: true }).compare;
