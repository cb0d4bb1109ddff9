import type { HostStatus } from '@caravan/sdk';
import { Badge } from '@caravan/ui/Badge';
import { statusWords } from './messages.ts';

export type HostBadgeProps = { status: HostStatus };

const tones: Partial<Record<HostStatus, 'green' | 'blue' | 'purple' | 'teal' | 'warning'>> = {
  qualified: 'green',
  planning: 'warning',
  launched: 'blue',
  confirmed: 'purple',
  renewed: 'teal',
};

/** A host's lead stage. */
export function HostBadge({ status }: HostBadgeProps) {
  return (
    <Badge size="sm" tone={tones[status] ?? 'grey'} dot>
      {statusWords[status]}
    </Badge>
  );
}
