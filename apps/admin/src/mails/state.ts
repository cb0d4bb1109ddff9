import type { Email, ListEmailsParams } from '@caravan/sdk';

/** Delivery statuses: the list's filters by their name in the URL. */
export const states = {
  sent: { sent: true },
  waiting: { sent: false, failed: false },
  failed: { failed: true },
} satisfies Record<string, Pick<ListEmailsParams, 'sent' | 'failed'>>;
export type MailState = keyof typeof states;

export function stateOf(email: Email): MailState {
  if (email.failed) return 'failed';
  return email.sentAt ? 'sent' : 'waiting';
}
export const stateTones = { sent: 'green', waiting: 'warning', failed: 'red' } as const;
