
export type WebhookAvailableActionsItem = typeof WebhookAvailableActionsItem[keyof typeof WebhookAvailableActionsItem];


export const WebhookAvailableActionsItem = {
  pause: 'pause',
  resume: 'resume',
  edit: 'edit',
  replay: 'replay',
  rotate: 'rotate',
  archive: 'archive',
} as const;
