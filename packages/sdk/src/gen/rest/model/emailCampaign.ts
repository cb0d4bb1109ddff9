import type { EmailCampaignStatus } from './emailCampaignStatus.ts';

/**
 * Without an id while nothing went out.
 */
export interface EmailCampaign {
  id?: string;
  kind: string;
  name: string;
  scheduledDate?: string;
  scheduledDateLabel?: string;
  completedDate?: string;
  recipients: number;
  sent: number;
  opened: number;
  clicked: number;
  status: EmailCampaignStatus;
  sortOrder: number;
}
