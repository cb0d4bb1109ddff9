import type { Trip } from '@caravan/sdk';
import { SentBack } from '@caravan/shell/SentBack';
import { TripStatusBadge } from '@caravan/shell/TripStatusBadge';
import { Card } from '@caravan/ui/Card';
import { Facts } from '@caravan/ui/Facts';
import { LinkButton } from '@caravan/ui/LinkButton';
import { ExternalLink, Eye } from 'lucide-react';
import { paths } from '../paths.ts';
import { actionTo } from '../workspace/useTrip.ts';
import { useTripPage, viewLink } from '../preview/useTripPage.ts';
import { words } from './messages.ts';
import { PublishAgain } from './PublishAgain.tsx';

export type StatusCardProps = { trip: Trip };

/** The status of the trip and its page, and the pricing step when it is next (H-141, H-275, T-110). */
export function StatusCard({ trip }: StatusCardProps) {
  const page = useTripPage(trip);
  const pricing = actionTo(trip, 'host_approved');
  const [title, text] = words.stages[trip.stage] ?? [trip.stage, ''];
  return (
    <div className="grid grid-cols-1 gap-5 lg:sticky lg:under-header">
      {pricing && (
        <section className="rounded-lg bg-accent-soft p-6">
          <h2 className="display-heading">{words.next}</h2>
          <p className="mt-2 text-sm">{words.nextText}</p>
          <LinkButton href={paths.trip(trip.id, 'pricing')} className="mt-5 w-full">
            {words.nextAction}
          </LinkButton>
        </section>
      )}
      <Card title={words.pageStatus} actions={<TripStatusBadge trip={trip} size="sm" />}>
        <p className="display text-2xl">{title}</p>
        <p className="mt-1 text-sm text-muted">{text}</p>
        {/* Until the launch, the stage says what to do next; this sentence is for everyone who sees the trip. */}
        {trip.stage !== 'launch_not_scheduled' && (
          <p className="mt-4 border-t border-line pt-4 text-sm">{trip.statusText}</p>
        )}
        <Facts
          className="mt-4 border-t border-line pt-2"
          items={[{ id: 'publish', label: words.publishLabel, value: words.publish[trip.publishStatus] }]}
        />
        {words.publishNotes[trip.publishStatus] && (
          <p className="mt-3 text-sm text-muted">{words.publishNotes[trip.publishStatus]}</p>
        )}
        <SentBack tripId={trip.id} parts={['page', 'earningsReport']} className="mt-4" />
        <PublishAgain trip={trip} />
        <div className="mt-5 grid gap-3 empty:hidden">
          {trip.hasPage && (
            <LinkButton
              href={paths.trip(trip.id, 'preview')}
              variant="secondary"
              icon={<Eye aria-hidden />}
              className="w-full"
            >
              {words.preview}
            </LinkButton>
          )}
          {trip.hasPage && (
            <LinkButton
              {...viewLink(trip, page)}
              variant="secondary"
              icon={<ExternalLink aria-hidden />}
              className="w-full"
            >
              {words.viewPage}
            </LinkButton>
          )}
        </div>
      </Card>
      {trip.launchRule && (
        <Card title={words.launchRule}>
          <p className="text-sm whitespace-pre-line text-muted">{trip.launchRule}</p>
        </Card>
      )}
    </div>
  );
}
