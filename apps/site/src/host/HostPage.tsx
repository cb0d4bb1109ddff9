import { getGetPublicHostQueryOptions, useListPublicTrips } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePublicTitle } from '@caravan/shell/usePublicTitle';
import { LinkButton } from '@caravan/ui/LinkButton';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { NotifyMe } from '../notify/NotifyMe.tsx';
import { paths } from '../paths.ts';
import { TripGrid } from '../trips/TripGrid.tsx';
import { words } from './messages.ts';
import { KeptProfile } from './kept.ts';
import { PastTrips } from './PastTrips.tsx';
import { Reviews } from './Reviews.tsx';

/** A host's public profile, with trips that can be booked (H-010, H-132). */
export function HostPage({ path }: { path: string }) {
  const profile = useLoaded(getGetPublicHostQueryOptions(path));
  usePublicTitle(words.title, profile.displayName);
  const trips = useListPublicTrips({ host: profile.id, limit: 12 }, { query: { throwOnError: false } });
  const none = trips.error ?? trips.data?.items.length === 0;
  return (
    <SiteFrame>
      <div className="mx-auto w-full max-w-[84rem] px-5 pt-12 pb-24 sm:px-8 lg:px-12 lg:pt-20">
        <KeptProfile profile={profile} />
        <section aria-labelledby="host-trips" className="mt-16 border-t border-line pt-12">
          <h2 id="host-trips" className="display-title mb-8">
            {words.trips}
          </h2>
          {none ? (
            <>
              <p className="text-muted">{words.none}</p>
              <NotifyMe hostName={profile.displayName} hostId={profile.id} />
              <LinkButton href={paths.trips()} variant="secondary" className="mt-6">
                {words.all}
              </LinkButton>
            </>
          ) : (
            <TripGrid trips={trips.data?.items} frames={3} />
          )}
        </section>
        <PastTrips hostId={profile.id} />
        <Reviews path={path} />
      </div>
    </SiteFrame>
  );
}
