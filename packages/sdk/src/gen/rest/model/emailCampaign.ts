import type { EmailCampaignStatus } from './emailCampaignStatus.ts';

/**
 * An email campaign; it has no id until something has been sent.
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
  /** Number of emails accepted by the mail server. */
  sent: number;
  opened: number;
  clicked: number;
  /** Number of recipients whose email cannot be delivered, whether this one or an earlier one. */
  undelivered: number;
  /** Number of recipients whose email may not have arrived, because the connection ended before the mail server confirmed it. It is not sent again. */
  uncertain: number;
  status: EmailCampaignStatus;
  /** Whether the email is being sent and can be stopped. */
  stoppable: boolean;
  sortOrder: number;
}
