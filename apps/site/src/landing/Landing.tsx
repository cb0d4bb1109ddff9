import { useListPublicTrips } from '@caravan/sdk/react-query';
import { usePublicTitle } from '@caravan/shell/usePublicTitle';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { KeptBand, KeptHow, KeptOpening } from './kept.ts';
import { words } from './messages.ts';
import { useSales } from '../trips/useSales.ts';
import { UpcomingTrips } from './UpcomingTrips.tsx';

/** The landing page of a marketplace. */
export function Landing() {
  usePublicTitle(words.title);
  const { data, error } = useListPublicTrips({ limit: 7 });
  const trips = useSales(data?.items);
  return (
    <SiteFrame overArtwork>
      <KeptOpening trip={trips?.find((trip) => trip.bookable) ?? trips?.[0]} />
      {!error && trips?.length !== 0 && <UpcomingTrips trips={trips} />}
      <KeptHow />
      <KeptBand artwork={trips?.at(-1)?.hero} />
    </SiteFrame>
  );
}
