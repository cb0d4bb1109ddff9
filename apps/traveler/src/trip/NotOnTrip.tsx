import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { useProfile } from '@caravan/shell/useProfile';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { TripTabs } from './TripTabs.tsx';

/**
 * A trip without a booking for this user: someone else's link, an old one, or a nonexistent trip. The tab is
 * there but leads nowhere (T-033), and the page looks the same in all cases.
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
