import type { QueuedRefund } from '@caravan/sdk';

/** A refund that the bank sent back, with every way to pay it. */
export const failed: QueuedRefund = {
  id: '01980d5e-0000-7000-8000-000000000001',
  state: 'failed',
  cause: 'cancellation',
  reason: 'Canceled by the traveler',
  amountMinor: 48_000,
  currency: 'USD',
  method: 'Visa •••• 4242',
  bookingId: '01980d5e-0000-7000-8000-000000000002',
  orderId: 'K7MP-22QX',
  customerId: '01980d5e-0000-7000-8000-000000000003',
  customer: 'Riley Marsh',
  tripId: '01980d5e-0000-7000-8000-000000000004',
  tripName: 'Atlas hut to hut',
  askedBy: 'Noor Haddad',
  askedAt: '2026-11-20T09:12:00Z',
  settledAt: '2026-11-22T04:00:00Z',
  failure: 'The card was reported lost or stolen, so the bank sent the money back.',
  failureCode: 'lost_or_stolen_card',
  availableActions: ['retry', 'replace'],
  steps: [
    { at: '2026-11-20T09:12:00Z', text: 'Asked for', by: 'Noor Haddad' },
    { at: '2026-11-20T09:12:04Z', text: 'The payment provider took the refund.', note: 're_3Qx81' },
    {
      at: '2026-11-22T04:00:00Z',
      text: 'The card was reported lost or stolen, so the bank sent the money back.',
      note: 'lost_or_stolen_card',
    },
  ],
  entries: [
    { at: '2026-11-20T09:12:04Z', account: 'At the payment provider', amountMinor: -48_000 },
    { at: '2026-11-20T09:12:04Z', account: 'Owed by travelers', amountMinor: 48_000 },
    { at: '2026-11-22T04:00:00Z', account: 'At the payment provider', amountMinor: 48_000 },
    { at: '2026-11-22T04:00:00Z', account: 'Owed by travelers', amountMinor: -48_000 },
  ],
  ways: [
    { way: 'payment', paymentId: '01980d5e-0000-7000-8000-000000000005', label: 'Mastercard •••• 5556' },
    { way: 'bank', label: 'Bank transfer' },
    { way: 'credit', label: 'Account credit' },
  ],
};
