import { plural, t } from '@lingui/core/macro';
import type { BulkInputAction } from '@caravan/sdk';

interface Words {
  open: string;
  title: string;
  none: string;
  confirm: (n: number) => string;
  done: (n: number) => string;
}

const actions: Record<BulkInputAction, Words> = {
  resendEmails: {
    open: t`Send again`,
    title: t`Send emails again`,
    none: t`None of these emails can be sent again.`,
    confirm: (n) => plural(n, { one: 'Send # email again', other: 'Send # emails again' }),
    done: (n) => plural(n, { one: '# email sent again', other: '# emails sent again' }),
  },
  resendInvitations: {
    open: t`Resend invitation`,
    title: t`Resend invitations`,
    none: t`None of these people are waiting for an invitation.`,
    confirm: (n) => plural(n, { one: 'Resend # invitation', other: 'Resend # invitations' }),
    done: (n) => plural(n, { one: '# invitation resent', other: '# invitations resent' }),
  },
  keepReviews: {
    open: t`Keep`,
    title: t`Keep reviews`,
    none: t`None of these reviews are waiting to be read.`,
    confirm: (n) => plural(n, { one: 'Keep # review', other: 'Keep # reviews' }),
    done: (n) => plural(n, { one: '# review stays', other: '# reviews stay' }),
  },
  retryRefunds: {
    open: t`Send again`,
    title: t`Send refunds again`,
    none: t`None of these refunds have failed.`,
    confirm: (n) => plural(n, { one: 'Send # refund again', other: 'Send # refunds again' }),
    done: (n) => plural(n, { one: '# refund sent again', other: '# refunds sent again' }),
  },
  approvePayouts: {
    open: t`Approve`,
    title: t`Approve payouts`,
    none: t`None of these payouts need your approval.`,
    confirm: (n) => plural(n, { one: 'Approve # payout', other: 'Approve # payouts' }),
    done: (n) => plural(n, { one: '# payout approved', other: '# payouts approved' }),
  },
  retryPayouts: {
    open: t`Retry`,
    title: t`Retry payouts`,
    none: t`None of these payouts failed.`,
    confirm: (n) => plural(n, { one: 'Retry # payout', other: 'Retry # payouts' }),
    done: (n) =>
      plural(n, { one: '# payout goes out with the next run', other: '# payouts go out with the next run' }),
  },
  endDiscountCodes: {
    open: t`Turn off`,
    title: t`Turn off discount codes`,
    none: t`All of these codes are off already.`,
    confirm: (n) => plural(n, { one: 'Turn off # code', other: 'Turn off # codes' }),
    done: (n) => plural(n, { one: '# code turned off', other: '# codes turned off' }),
  },
  extendDiscountCodes: {
    open: t`Extend`,
    title: t`Extend discount codes`,
    none: t`None of these codes can be extended to this day.`,
    confirm: (n) => plural(n, { one: 'Extend # code', other: 'Extend # codes' }),
    done: (n) => plural(n, { one: '# code extended', other: '# codes extended' }),
  },
  resumeWebhooks: {
    open: t`Resume`,
    title: t`Resume webhooks`,
    none: t`None of these webhooks are paused.`,
    confirm: (n) => plural(n, { one: 'Resume # webhook', other: 'Resume # webhooks' }),
    done: (n) => plural(n, { one: '# webhook resumed', other: '# webhooks resumed' }),
  },
};

export const words = {
  actions,
  all: t`All that match`,
  cancel: t`Cancel`,
  close: t`Close`,
  to: t`To`,
  until: t`New last day`,
  more: (n: number) => plural(n, { one: 'and # more', other: 'and # more' }),
  leftOut: (n: number) => plural(n, { one: '# is left out.', other: '# are left out.' }),
  progress: (done: string, total: string) => t`${done} of ${total}`,
  failed: (n: number) => plural(n, { one: '# failed', other: '# failed' }),
  away: t`You can close this. It goes on by itself.`,
};
