import { t } from '@lingui/core/macro';

export const words = {
  history: t`History`,
  show: t`Show`,
  kinds: {
    all: t`Everything`,
    change: t`Changes`,
    email: t`Emails`,
    money: t`Money`,
    job: t`Jobs`,
    webhook: t`Webhooks`,
  },
  empty: t`Nothing has happened yet`,
  emptyText: t`Changes, emails, payments, jobs, and webhooks appear here.`,
  noneOfKind: t`Nothing of this kind`,
  noneOfKindText: t`Choose “Everything” to see what else happened.`,
  emailTo: (to: string) => t`Email to ${to}`,
  money: {
    payment: (amount: string) => t`Payment of ${amount}`,
    refund: (amount: string) => t`Refund of ${amount}`,
    dispute: (amount: string) => t`Dispute over ${amount}`,
    payoutPlanned: (amount: string) => t`Payout of ${amount} planned`,
    payoutSent: (amount: string) => t`Payout of ${amount} sent`,
  },
  order: (number: string) => t`Order ${number}`,
  job: t({ message: 'Job', context: 'background work' }),
  attempts: (n: number) => t`Attempt ${n}`,
  received: (provider: string) => t`Webhook received from ${provider}`,
  sentTo: (address: string) => t`Webhook to ${address}`,
  delivery: t`Open webhook`,
  states: {
    waiting: t({ message: 'Waiting', context: 'something that has not ended' }),
    running: t`In progress`,
    done: t`Done`,
    failed: t`Failed`,
    canceled: t`Canceled`,
  },
};
