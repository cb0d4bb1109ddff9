import type { CompletionStatus } from '@caravan/sdk';
import { Badge } from '@caravan/ui/Badge';
import { words } from './messages.ts';

const tones = { required: 'red', incomplete: 'warning', complete: 'green' } as const;

/** The completion status of a profile section (O-110). */
export function SectionBadge({ status }: { status: CompletionStatus }) {
  return (
    <Badge tone={tones[status]} dot size="sm">
      {words.completion[status]}
    </Badge>
  );
}
