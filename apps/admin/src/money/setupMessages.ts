import { t } from '@lingui/core/macro';

/** Messages about starting the payout account of a host or an operator. */
export const setup = {
  title: t`Payout account`,
  ready: t`Set up`,
  missing: t`Not set up yet`,
  help: t`Send a link, and they’ll enter the account themselves.`,
  send: t`Send setup link`,
  again: t`Send another link`,
  admins: t`Only admins can send a link.`,
  ask: (name: string) => t`Send ${name} a setup link?`,
  askText: (to: string) =>
    t`We’ll email ${to} a link to the payout account. They sign in to enter it; you won’t see the number.`,
  sent: t`Setup link sent`,
  sentAt: t`Last link sent`,
  sentTo: t`Sent to`,
  opened: t`Opened`,
  notYet: t`Not yet`,
  finished: t`Account last changed`,
  retry: t`Try again`,
};
