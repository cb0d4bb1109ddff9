import type { Itinerary } from '@caravan/sdk';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Lock } from 'lucide-react';
import { useHost } from '../host/useHost.ts';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export type LockCardProps = { itinerary: Itinerary };

/** Why this itinerary can't be requested yet, and what unlocks it (H-101, H-437). */
export function LockCard({ itinerary }: LockCardProps) {
  const host = useHost();
  const reason =
    itinerary.lockReason || (host.level === 0 ? words.lock.levelZero : words.lock.tier[itinerary.tier]);
  return (
    <Card>
      <span className="grid size-11 place-items-center rounded-full bg-warning-soft text-warning">
        <Lock aria-hidden className="size-5" />
      </span>
      <h2 className="display-heading mt-4">{words.lock.title}</h2>
      <p className="mt-2 text-sm text-muted">{reason}</p>
      <LinkButton href={paths.research} className="mt-5 w-full">
        {words.lock.survey}
      </LinkButton>
    </Card>
  );
}
