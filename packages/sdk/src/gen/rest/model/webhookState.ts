
export type WebhookState = typeof WebhookState[keyof typeof WebhookState];


export const WebhookState = {
  active: 'active',
  paused: 'paused',
  archived: 'archived',
} as const;
