import type { TripApproval } from '@caravan/sdk';
import { TripDifference } from '@caravan/shell/TripDifference';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { useState } from 'react';
import { approvalWords as words } from './approvalMessages.ts';

/** The rounds of an approval: when it was sent back, by whom, and why. */
export function Rounds({ approval }: { approval: TripApproval | undefined }) {
  const format = useFormat();
  if (!approval?.rounds.length) return null;
  const title = approval.part === 'earningsReport' ? words.roundHeld : words.round;
  return (
    <ul className="mt-2 flex flex-col gap-2 border-s-2 border-line ps-3 text-sm">
      {approval.rounds.map((round) => (
        <li key={round.at}>
          <p className="text-muted">{title(format.instant(round.at, 'date'), round.by ?? '')}</p>
          <p className="whitespace-pre-line">{round.reason}</p>
          <p className="text-muted">
            {round.told.length > 0
              ? words.told(format.list(round.told.map((side) => words.sides[side])))
              : words.toldNone}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What differs between the published page and the page in review. */
export function SincePublished({ tripId, approval }: { tripId: string; approval: TripApproval }) {
  const [isOpen, setOpen] = useState(false);
  const version = approval.comparedVersion;
  if (version === undefined) return <p className="mt-2 text-sm text-muted">{words.firstTime}</p>;
  return (
    <div className="mt-3">
      <Button size="sm" variant="ghost" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {isOpen ? words.hide : words.compare}
      </Button>
      {isOpen && (
        <div className="mt-3">
          <TripDifference tripId={tripId} version={version} />
        </div>
      )}
    </div>
  );
}
