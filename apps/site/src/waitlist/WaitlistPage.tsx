import { getGetPublicTripQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useTenant } from '@caravan/shell/useTenant';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { ArrowLeft } from 'lucide-react';
import { useDraft } from '../checkout/draft.ts';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { WaitlistDone } from './WaitlistDone.tsx';
import { WaitlistForm } from './WaitlistForm.tsx';

/** Joins the waitlist of a trip with too few spots: people, rooms, and then the position. */
export function WaitlistPage({ tripPath }: { tripPath: string }) {
  const trip = useLoaded(getGetPublicTripQueryOptions({ path: tripPath }));
  const { features } = useTenant();
  const { waiting } = useDraft(tripPath);
  usePageTitle(words.title, trip.name);
  return (
    <SiteFrame>
      <div className="mx-auto w-full max-w-3xl px-5 py-10 sm:px-8 lg:py-16">
        <LinkButton
          href={paths.trip(tripPath)}
          variant="ghost"
          size="sm"
          icon={<ArrowLeft aria-hidden />}
          className="-ms-3"
        >
          {words.back}
        </LinkButton>
        {waiting ? (
          <WaitlistDone trip={trip} entry={waiting} />
        ) : features.waitlist ? (
          <WaitlistForm trip={trip} />
        ) : (
          <EmptyState
            title={words.none}
            action={<LinkButton href={paths.trip(tripPath)}>{words.book}</LinkButton>}
          />
        )}
      </div>
    </SiteFrame>
  );
}
