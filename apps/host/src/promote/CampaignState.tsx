import type { EmailCampaign } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { emailWords as words } from './emailWords.ts';
import { stopWords } from './stopWords.ts';

export type CampaignStateProps = { email: EmailCampaign };

/** The status of an email; while it is being sent, its progress. */
export function CampaignState({ email }: CampaignStateProps) {
  const format = useFormat();
  const figures = [format.number(email.sent), format.number(email.recipients)] as const;
  const detail =
    (email.stoppable && stopWords.progress(...figures)) ||
    (email.stoppedDate && stopWords.stopped(...figures));
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge size="sm" dot={email.stoppable} tone={words.tones[email.status]}>
        {words.states[email.status]}
      </Badge>
      {detail && <span className="tabular text-sm text-muted">{detail}</span>}
      {email.undelivered > 0 && (
        <span className="tabular text-sm text-muted">{stopWords.undelivered(email.undelivered)}</span>
      )}
      {email.uncertain > 0 && (
        <span className="tabular text-sm text-muted">{stopWords.uncertain(email.uncertain)}</span>
      )}
    </span>
  );
}
