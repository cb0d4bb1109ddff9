import type { CompletionStatus } from '@caravan/sdk';
import { Badge } from '@caravan/ui/Badge';
import { words } from './messages.ts';

const tones = { required: 'red', incomplete: 'warning', complete: 'green' } as const;

/** How far a section of the profile is (O-110). */
export function SectionBadge({ status }: { status: CompletionStatus }) {
  return (
    <Badge tone={tones[status]} dot size="sm">
      {words.completion[status]}
    </Badge>
  );
}
