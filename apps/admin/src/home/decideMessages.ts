import { t } from '@lingui/core/macro';

/** Messages for decisions on the home page. */
export const inPlace = {
  all: t`Open full page`,
  approve: t`Approve payout`,
  approveText: t`Another admin approved this payout. It’s sent with the next run once you approve it, too.`,
  approved: t`Payout approved`,
  retry: t`Retry payout`,
  retryText: t`We send this payout again with the next run. Check the bank account first if it keeps failing.`,
  retried: t`We’ll send it with the next run`,
  job: t`Retry job`,
  jobText: t`This job failed as often as it may. Retry it once whatever stopped it is fixed.`,
  jobRetried: t`The job runs again`,
  webhook: t`Resume webhook`,
  webhookText: t`We paused this webhook because its deliveries failed for too long. Once resumed, it receives everything it missed.`,
  webhookResumed: t`Webhook resumed`,
  webhookPaused: t`Webhook paused again`,
  undo: t`Undo`,
  reference: t`Reference at the provider`,
  gone: t`This difference is settled`,
  goneText: t`Another admin settled it, or it disappeared in a later comparison.`,
};
