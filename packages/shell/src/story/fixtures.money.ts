import type { Earnings, Payout, PayoutAccount, Statement } from '@caravan/sdk';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const earnings: Earnings = {
  currency: 'USD',
  earnedMinor: 1_248_000,
  paidMinor: 624_000,
  scheduledMinor: 874_000,
  referralMinor: 50_000,
  nextPayoutOn: '2027-06-14',
  nextPayoutMinor: 250_000,
  hasAccount: true,
  trips: [
    {
      tripId: id(71),
      tripName: 'Lanterns of Hoi An',
      earnedMinor: 1_198_000,
      paidMinor: 624_000,
      scheduledMinor: 574_000,
      currency: 'USD',
      settled: true,
    },
    {
      tripId: id(72),
      tripName: 'Salt roads of Oaxaca',
      earnedMinor: 0,
      paidMinor: 0,
      scheduledMinor: 250_000,
      currency: 'USD',
      settled: false,
    },
  ],
};

const payout = {
  payeeKind: 'host',
  payeeId: id(2),
  payeeName: 'Amara Okafor',
  currency: 'USD',
  approved: true,
} as const;

export const payouts: Payout[] = [
  {
    ...payout,
    id: id(81),
    tripId: id(72),
    tripName: 'Salt roads of Oaxaca',
    kind: 'advance',
    label: 'Earnings advance',
    amountMinor: 250_000,
    status: 'scheduled',
    statusText: 'Scheduled',
    dueOn: '2027-06-14',
    createdAt: '2027-05-20T09:00:00Z',
  },
  {
    ...payout,
    id: id(82),
    tripId: id(71),
    tripName: 'Lanterns of Hoi An',
    kind: 'firstHalf',
    label: 'First half of earnings',
    amountMinor: 624_000,
    status: 'sent',
    statusText: 'Paid',
    dueOn: '2027-05-02',
    createdAt: '2027-05-01T09:00:00Z',
    sentAt: '2027-05-02T10:30:00Z',
    takenOff: [{ tripId: id(73), tripName: 'Lunch in the Alentejo', amountMinor: 12_000 }],
  },
];

export const payoutAccount: PayoutAccount = {
  set: true,
  holder: 'Amara Okafor',
  last4: '3000',
  country: 'DE',
  updatedAt: '2027-04-02T08:00:00Z',
};

export const statement: Statement = {
  currency: 'USD',
  totalMinor: 1_198_000,
  paidMinor: 624_000,
  dueMinor: 574_000,
  travelers: [],
  entries: [
    {
      at: '2027-05-01T09:00:00Z',
      kind: 'settlement',
      memo: 'Earnings of Lanterns of Hoi An',
      tripId: id(71),
      amountMinor: 1_198_000,
      balanceMinor: 1_198_000,
      currency: 'USD',
    },
    {
      at: '2027-05-02T10:30:00Z',
      kind: 'payout',
      memo: 'First half of earnings',
      tripId: id(71),
      amountMinor: -624_000,
      balanceMinor: 574_000,
      currency: 'USD',
    },
  ],
};
