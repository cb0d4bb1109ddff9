import type { PublicTrip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { LinkButton } from '@caravan/ui/LinkButton';
import { paths } from '../paths.ts';
import { launchWords, stageWords, words } from './messages.ts';
import { NotifyMe } from '../notify/NotifyMe.tsx';
import { WaitlistLink } from '../waitlist/WaitlistLink.tsx';
import { stageOf } from './stage.ts';
import { stageText } from './stageText.ts';

/** Why the trip can't be booked now, and where to go instead. */
export function StageNotice({ trip }: { trip: PublicTrip }) {
  const format = useFormat();
  const stage = stageWords[stageOf(trip)];
  const launch =
    stageOf(trip) === 'pre_launch' && trip.launchDate
      ? launchWords.opens(format.instant(trip.launchDate, 'dateTime'))
      : undefined;
  return (
    <div>
      <p className="display text-3xl">{stage.title ?? stage.badge}</p>
      <p className="mt-2 text-muted">{launch ?? stageText(trip)}</p>
      {trip.soldOut ? <WaitlistLink trip={trip} /> : <Notify trip={trip} />}
      <LinkButton href={paths.trips()} variant="secondary" className="mt-6 w-full">
        {words.otherTrips}
      </LinkButton>
    </div>
  );
}

/** Notifies about a trip that is going to open or, if this one is over, about the host's next. */
function Notify({ trip }: { trip: PublicTrip }) {
  const hostName = trip.host.displayName;
  const opens = ['launch_not_scheduled', 'pre_launch'].includes(stageOf(trip));
  return <NotifyMe hostName={hostName} {...(opens ? { tripId: trip.id } : { hostId: trip.host.id })} />;
}
