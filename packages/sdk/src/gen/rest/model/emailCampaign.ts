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
  stoppedDate?: string;
  recipients: number;
  /** What the mail server has taken. */
  sent: number;
  opened: number;
  clicked: number;
  /** No mail server takes these, now or at an earlier email. */
  undelivered: number;
  status: EmailCampaignStatus;
  /** It is being sent and can be stopped. */
  stoppable: boolean;
  sortOrder: number;
}
