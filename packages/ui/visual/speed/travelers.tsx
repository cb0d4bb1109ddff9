import { Badge } from '../../src/Badge/Badge.tsx';
import type { Column } from '../../src/DataTable/DataTable.tsx';
import { formatDay } from '../../src/dates/dates.ts';
import { formatMoney } from '../../src/money/money.ts';

export type Traveler = {
  id: string;
  name: string;
  party: string;
  status: string;
  since: string;
  paid: number;
};

const tones = { Pending: 'green', Confirmed: 'purple', Cancelled: 'red', Waiting: 'warning' } as const;
const statuses = Object.keys(tones) as (keyof typeof tones)[];
const names = ['Amara Okafor', 'Lucía Herrera', 'Kenji Watanabe', 'Ingrid Solberg', 'Noor Haddad'];

export const travelers: Traveler[] = Array.from({ length: 1000 }, (_, i) => ({
  id: `t${i}`,
  name: `${names[i % names.length]!} ${i}`,
  party: `Party ${Math.floor(i / 4) + 1}`,
  status: statuses[i % 4]!,
  since: `2027-0${(i % 9) + 1}-1${i % 10}`,
  paid: ((i * 7919) % 9000) * 100,
}));

export const columns: Column<Traveler>[] = [
  { id: 'name', header: 'Traveler', cell: (t) => t.name, sortValue: (t) => t.name },
  {
    id: 'status',
    header: 'Status',
    cell: (t) => (
      <Badge size="sm" dot tone={tones[t.status as keyof typeof tones]}>
        {t.status}
      </Badge>
    ),
    sortValue: (t) => t.status,
  },
  {
    id: 'since',
    header: 'Since',
    cell: (t) => formatDay(t.since, 'medium', 'en-US'),
    sortValue: (t) => t.since,
  },
  {
    id: 'paid',
    header: 'Paid',
    align: 'right',
    cell: (t) => formatMoney(t.paid, 'USD', { locale: 'en-US', trim: false }),
    sortValue: (t) => t.paid,
  },
];
