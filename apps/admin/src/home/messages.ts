import type { WaitingGroupKind } from '@caravan/sdk';
import { plural, t } from '@lingui/core/macro';

export const words = {
  title: t`Home`,
  greeting: (name: string) => t`Welcome back, ${name}`,
  summary: (n: number) =>
    plural(n, { one: '# item waiting.', other: '# items waiting, the longest wait first.' }),
  clear: t`You’re all caught up`,
  clearText: t`Approvals, disputes, failed refunds and payouts, and unanswered requests show up here.`,
  more: (n: number) => t`${n} more will appear as you work through these.`,
  stars: (rating: string) => t`${rating} of 5 stars`,
  today: t`Today`,
  waits: (days: number) => plural(days, { one: 'Waiting # day', other: 'Waiting # days' }),
};

/** The label of each kind, and the action for one item. */
export const kinds: Record<WaitingGroupKind, { title: string; action: string }> = {
  tripRequest: { title: t`Trip requests without an answer`, action: t`Review` },
  tripPricing: { title: t`Trip pricing to approve`, action: t`Review` },
  itineraryReview: { title: t`Itineraries to approve`, action: t`Review` },
  tripPage: { title: t`Trip pages to publish`, action: t`Review` },
  technicalItinerary: { title: t`Technical itineraries to approve`, action: t`Review` },
  earningsReport: { title: t`Earnings reports to approve`, action: t`Review` },
  dispute: { title: t`Open disputes`, action: t`Respond` },
  payout: { title: t`Failed payouts`, action: t`Retry` },
  payoutApproval: { title: t`Payouts that need a second approval`, action: t`Review` },
  refund: { title: t`Refunds that failed`, action: t`Review` },
  difference: { title: t`Reconciliation differences`, action: t`Settle` },
  review: { title: t`Reviews to moderate`, action: t`Review` },
  webhook: { title: t`Paused webhooks`, action: t`Resume` },
  job: { title: t`Jobs that gave up`, action: t`Retry` },
};
