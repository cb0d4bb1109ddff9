
export type SentEmailState = typeof SentEmailState[keyof typeof SentEmailState];


export const SentEmailState = {
  waiting: 'waiting',
  sent: 'sent',
  unsubscribed: 'unsubscribed',
  stopped: 'stopped',
  undeliverable: 'undeliverable',
  uncertain: 'uncertain',
} as const;
