import { Artwork } from '@caravan/ui/Artwork';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { ProgressBar } from '@caravan/ui/ProgressBar';
import { StatusTimeline } from '@caravan/ui/StatusTimeline';
import { ExternalLink } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { LaunchCard } from '../launch/LaunchCard.tsx';
import { TripPageLink } from '../preview/TripPageLink.tsx';
import { useTripPage, viewLink } from '../preview/useTripPage.ts';
import { useHost } from '../host/useHost.ts';
import { useTrip } from '../workspace/useTrip.ts';
import { Analytics } from './Analytics.tsx';
import { CampaignLink } from './CampaignLink.tsx';
import { DiscountCodes } from './DiscountCodes.tsx';
import { EmailTable } from './EmailTable.tsx';
import { PictureKit } from './PictureKit.tsx';
import { Resources } from './Resources.tsx';
import { Watchers } from './Watchers.tsx';
import { timelineOrder, words } from './messages.ts';

const LaunchModal = lazy(() => import('../terms/LaunchModal.tsx').then((m) => ({ default: m.LaunchModal })));

// Loaded lazily: few hosts have a website of their own.
const OwnSite = lazy(() => import('./OwnSite.tsx'));

export type PromoteProps = { id: string };

/** The trip page, its status, and its launch (H-171, H-172). */
export function Promote({ id }: PromoteProps) {
  const trip = useTrip(id);
  const page = useTripPage(trip);
  const host = useHost();
  const at = timelineOrder.indexOf(trip.timelineStep as (typeof timelineOrder)[number]);
  const details: Record<string, string | undefined> = {
    ...words.stepTexts,
    Closed: trip.closedStepText,
  };
  const booked = (trip.confirmedSpots ?? 0) + (trip.pendingSpots ?? 0);
  const minimum = trip.minimumTripThreshold ?? trip.minimumSpots;
  // H-295: hosts who haven't been through the launch steps see them here.
  const [walking, setWalking] = useState(trip.launch?.showModal === true);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title={words.page}>
        <div className="grid grid-cols-1 gap-8 md:grid-cols-[15rem_minmax(0,1fr)]">
          <Artwork src={trip.hero.url} alt={trip.hero.alt ?? ''} aspect="4/5" className="hidden md:block" />
          <div className="grid grid-cols-1 content-start gap-8">
            <StatusTimeline
              label={words.timeline}
              steps={timelineOrder.map((step) => ({
                id: step,
                label: words.steps[step],
                detail: details[step],
              }))}
              complete={Math.max(0, at)}
              {...(trip.cancelled && { stopped: words.cancelled })}
            />
            {trip.hasPage && (
              <div className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
                <TripPageLink trip={trip} label={words.link} />
                <LinkButton
                  {...viewLink(trip, page)}
                  variant="secondary"
                  icon={<ExternalLink aria-hidden />}
                  className="sm:mt-6.5"
                >
                  {words.view}
                </LinkButton>
              </div>
            )}
            <ProgressBar
              label={words.minimum}
              value={Math.min(booked, minimum)}
              max={minimum}
              detail={words.booked(booked, minimum)}
              tone={booked >= minimum ? 'green' : 'accent'}
            />
          </div>
        </div>
      </Card>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card title={words.launch}>
          <LaunchCard key={trip.launchDate ?? 'none'} trip={trip} />
          {trip.launch?.editable && <Watchers id={id} />}
        </Card>
        <Card title={trip.launchRule ? words.rule : words.tips}>
          {trip.launchRule && <p className="mb-5 text-sm whitespace-pre-line">{trip.launchRule}</p>}
          <ul className="grid grid-cols-1 list-disc gap-2 ps-4 text-sm text-muted">
            {words.tipsList.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Card>
      </div>
      <EmailTable trip={trip} />
      <Analytics trip={trip} />
      <CampaignLink trip={trip} />
      <Suspense>{trip.hasPage && <OwnSite trip={trip} />}</Suspense>
      <DiscountCodes host={host.id} trip={trip} />
      <PictureKit trip={trip} />
      <Resources trip={trip} />
      <Suspense>{walking && <LaunchModal trip={trip} onDone={() => setWalking(false)} />}</Suspense>
    </div>
  );
}
