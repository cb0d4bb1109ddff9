import type { Trip } from '@caravan/sdk';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { TextLink } from '@caravan/ui/TextLink';
import { FileText } from 'lucide-react';
import { paths } from '../paths.ts';
import { TripPageLink } from '../preview/TripPageLink.tsx';
import { actionTo } from '../workspace/useTrip.ts';
import { words } from './messages.ts';

export type PricingSidebarProps = { trip: Trip };

/**
 * The next step while the trip is being prepared, the trip page's link afterward, and the agreement (H-165,
 * H-166).
 */
export function PricingSidebar({ trip }: PricingSidebarProps) {
  const next = actionTo(trip, 'host_approved') !== undefined;
  return (
    <div className="grid grid-cols-1 gap-5 self-start lg:sticky lg:under-header">
      {next && (
        <section className="rounded-lg bg-accent-soft p-6">
          <h2 className="display-heading">{words.next}</h2>
          <p className="mt-2 text-sm">{words.nextText}</p>
          <LinkButton href={paths.trip(trip.id, 'itinerary')} variant="secondary" className="mt-5 w-full">
            {words.nextAction}
          </LinkButton>
        </section>
      )}
      {!next && trip.hasPage && (
        <Card>
          <TripPageLink trip={trip} label={words.tripPage} />
        </Card>
      )}
      <Card title={words.documents}>
        <TextLink
          href={paths.trip(trip.id, 'services-agreement')}
          className="inline-flex items-center gap-2 text-sm"
        >
          <FileText aria-hidden className="size-4" />
          {words.agreement}
        </TextLink>
        <p className="mt-4 text-sm text-muted">{words.payout}</p>
      </Card>
    </div>
  );
}
