import type { FigureEntry, FigureEntryPage, Figures, FigureSet } from '@caravan/sdk';

const set = (
  [soldMinor, collectedMinor, refundedMinor, earnedMinor]: [number, number, number, number],
  [orders, spots, visitors, taken, maximum]: [number, number, number, number, number],
): FigureSet => ({
  soldMinor,
  collectedMinor,
  refundedMinor,
  earnedMinor,
  orders,
  spots,
  visitors,
  taken,
  maximum,
});
const nothing = set([0, 0, 0, 0], [0, 0, 0, 0, 0]);
const id = (n: number) => `01980d5e-0000-7000-8000-00000000000${n}`;

const between = { previousFrom: '2027-04-02', previousTo: '2027-05-01', currency: 'USD' };

export const byTrip: Figures = {
  ...between,
  currencies: ['USD'],
  total: set([4_812_500, 3_120_000, 249_500, 601_250], [12, 27, 640, 34, 48]),
  previous: set([4_296_900, 3_390_000, 180_000, 601_250], [9, 27, 500, 30, 48]),
  rows: [
    {
      id: id(1),
      name: 'Crater lakes of the Azores',
      current: set([2_900_000, 1_900_000, 0, 390_000], [7, 16, 320, 16, 16]),
      previous: set([2_000_000, 1_500_000, 0, 250_000], [4, 12, 200, 12, 16]),
    },
    {
      id: id(2),
      name: 'Slow trains through Portugal',
      current: set([1_912_500, 1_220_000, 0, 211_250], [5, 11, 290, 18, 20]),
      previous: set([2_296_900, 1_890_000, 180_000, 351_250], [5, 15, 300, 18, 32]),
    },
    {
      id: id(3),
      name: 'Kyoto in November',
      current: set([0, 0, 249_500, 0], [0, 0, 30, 0, 12]),
      previous: nothing,
    },
  ],
};

export const byHost: Figures = {
  ...byTrip,
  rows: [
    { ...byTrip.rows[1]!, id: id(4), name: 'Ines Duarte' },
    { ...byTrip.rows[0]!, id: id(5), name: 'Marcus Okonkwo' },
  ],
};

export const ofHost: Figures = {
  ...byTrip,
  total: byTrip.rows[0]!.current,
  previous: byTrip.rows[0]!.previous,
  rows: [byTrip.rows[0]!],
};

export const empty: Figures = {
  ...between,
  currencies: ['USD', 'EUR'],
  total: nothing,
  previous: nothing,
  rows: [],
};

const entry = (
  n: number,
  kind: FigureEntry['kind'],
  value: number,
  more: Partial<FigureEntry> = {},
): FigureEntry => ({
  id: `entry-${n}`,
  kind,
  day: `2027-05-${String(31 - n).padStart(2, '0')}`,
  value,
  bookingId: id(6),
  orderId: `3F5A-00${n}1`,
  customer: ['Priya Raman', 'Tomás Silva', 'Ana Weber'][n % 3]!,
  tripId: id(1),
  tripName: 'Crater lakes of the Azores',
  ...more,
});

export const refunds: FigureEntryPage = {
  currency: 'USD',
  count: 3,
  sum: 249_500,
  items: [
    entry(1, 'refund', 120_000),
    entry(2, 'refund', 29_500, { tripId: id(2), tripName: 'Slow trains through Portugal' }),
    entry(3, 'chargeback', 100_000, { tripId: id(3), tripName: 'Kyoto in November' }),
  ],
};

const ofTrip = { bookingId: undefined!, orderId: undefined!, customer: undefined! };

export const margin: FigureEntryPage = {
  currency: 'USD',
  count: 120,
  sum: 601_250,
  items: [
    entry(1, 'earnings', 620_000, ofTrip),
    entry(2, 'providerFee', -8_750),
    entry(3, 'fee', 10_000),
    entry(4, 'discount', -20_000),
  ],
  nextCursor: 'next',
};

export const filled: FigureEntryPage = {
  currency: 'USD',
  count: 2,
  sum: 34,
  maximum: 48,
  items: [
    entry(1, 'trip', 16, { ...ofTrip, maximum: 16 }),
    entry(2, 'trip', 18, { ...ofTrip, maximum: 32, tripId: id(2), tripName: 'Slow trains through Portugal' }),
  ],
};

export const visits: FigureEntryPage = {
  currency: 'USD',
  count: 2,
  sum: 64,
  items: [
    entry(1, 'visits', 41, { ...ofTrip, channel: 'Social' }),
    entry(2, 'visits', 23, {
      ...ofTrip,
      channel: 'Direct',
      tripId: id(2),
      tripName: 'Slow trains through Portugal',
    }),
  ],
};

export const noEntries: FigureEntryPage = { currency: 'USD', count: 0, sum: 0, items: [] };
