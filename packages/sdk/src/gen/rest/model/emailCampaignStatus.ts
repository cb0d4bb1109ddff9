
export type EmailCampaignStatus = typeof EmailCampaignStatus[keyof typeof EmailCampaignStatus];


export const EmailCampaignStatus = {
  pending: 'pending',
  scheduled: 'scheduled',
  sending: 'sending',
  sent: 'sent',
  stopped: 'stopped',
  disabled: 'disabled',
  canceled: 'canceled',
} as const;
