import type { PublicTrip } from '@caravan/sdk';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { LinkButton } from '@caravan/ui/LinkButton';
import { words as tripWords } from '../trip/messages.ts';
import { WaitlistLink } from '../waitlist/WaitlistLink.tsx';
import { paths } from '../paths.ts';
import type { Draft } from './draft.ts';
import { words } from './messages.ts';
import { fitting } from './soldOut.ts';
import type { UseHold } from './useHold.ts';

export type SoldOutNoticeProps = {
  trip: PublicTrip;
  draft: Draft;
  holding: UseHold;
  onTaken?: () => void;
};

/** What is left after a rejected hold, and a button to take it. */
export function SoldOutNotice({ trip, draft, holding, onTaken }: SoldOutNoticeProps) {
  const left = holding.soldOut;
  if (!left) return null;
  const wish = left.wish;
  const next = fitting(wish, left);
  // A restored hold keeps the old selection, so only a smaller one is worth offering.
  const offer = next && (draft.hold === undefined || next.spots !== draft.selection.spots) ? next : null;
  const take = async () => {
    if (offer && (await holding.take(offer))) onTaken?.();
  };
  return (
    <Alert
      tone="warning"
      className="mt-6"
      title={words.leftTitle}
      onClose={holding.dismissSoldOut}
      actions={
        <>
          {offer && (
            <Button size="sm" isPending={holding.isTaking} onPress={() => void take()}>
              {offer.spots === wish.spots ? words.adjust : words.adjustTo(offer.spots)}
            </Button>
          )}
          {draft.hold === undefined && left.spotsLeft < wish.spots && <WaitlistLink trip={trip} compact />}
          {!offer && left.spotsLeft === 0 && draft.hold === undefined && (
            <LinkButton size="sm" variant="secondary" href={paths.trips({ q: trip.country })}>
              {tripWords.otherTrips}
            </LinkButton>
          )}
        </>
      }
    >
      {left.spotsLeft < wish.spots
        ? words.leftText(left.spotsLeft)
        : Object.keys(left.activitiesLeft).length > 0
          ? words.leftActivities
          : words.leftRooms(left.privateRoomsLeft)}
    </Alert>
  );
}
