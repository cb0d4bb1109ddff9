import { useListPublicTrips } from '@caravan/sdk/react-query';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { HostBand } from './HostBand.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Opening } from './Opening.tsx';
import { words } from './messages.ts';
import { useSales } from '../trips/useSales.ts';
import { UpcomingTrips } from './UpcomingTrips.tsx';

/** The landing page of a marketplace. */
export function Landing() {
  usePageTitle(words.title);
  const { data, error } = useListPublicTrips({ limit: 7 });
  const trips = useSales(data?.items);
  return (
    <SiteFrame overArtwork>
      <Opening trip={trips?.find((trip) => trip.bookable) ?? trips?.[0]} />
      {!error && trips?.length !== 0 && <UpcomingTrips trips={trips} />}
      <HowItWorks />
      <HostBand artwork={trips?.at(-1)?.hero} />
    </SiteFrame>
  );
}
