import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { useProfile } from '@caravan/shell/useProfile';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { TripTabs } from './TripTabs.tsx';

/**
 * A trip on which the person has no booking: another one's link, an old one, or none that there ever was. The tab is
 * there and leads nowhere (T-033), and the page tells all of them the same.
 */
export function NotOnTrip({ tripId }: { tripId: string }) {
  const { email } = useProfile();
  usePageTitle('Traveler Portal', words.noBookingTitle);
  return (
    <>
      <TripTabs tripId={tripId} />
      <div className="pt-10">
        <EmptyState
          art="map"
          title={words.noBookingTitle}
          action={<LinkButton href={paths.allTrips}>{words.seeAll}</LinkButton>}
        >
          {words.noBookingText(email)}
        </EmptyState>
      </div>
    </>
  );
}
