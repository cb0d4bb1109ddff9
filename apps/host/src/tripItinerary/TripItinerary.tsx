import { DayByDay } from '@caravan/shell/DayByDay';
import { PrintButton } from '@caravan/shell/PrintButton';
import { tellHostEvent } from '@caravan/shell/tracking';
import { useTenant } from '@caravan/shell/useTenant';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { TextLink } from '@caravan/ui/TextLink';
import { paths } from '../paths.ts';
import { actionTo, useTrip } from '../workspace/useTrip.ts';
import { words } from './messages.ts';

export type TripItineraryProps = { id: string };

/** The trip's days as travelers will see them (H-167 to H-170). */
export function TripItinerary({ id }: TripItineraryProps) {
  const trip = useTrip(id);
  const { brand, supportEmail } = useTenant();
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <section className="mb-12">
          <div className="flex items-start justify-between gap-4">
            <h2 className="display-heading">{words.overview}</h2>
            <PrintButton
              label={words.print}
              size="sm"
              onPrint={() => tellHostEvent({ name: 'downloaded itinerary PDF', tripId: trip.id })}
            />
          </div>
          <p className="mt-3 max-w-[68ch] font-display text-lg leading-relaxed whitespace-pre-line">
            {trip.tripSummary}
          </p>
        </section>
        <h2 className="display-title mb-8">{words.days}</h2>
        <DayByDay
          days={trip.servicesByDay}
          startDate={trip.startDate}
          artwork={trip.photos}
          currency={trip.currency}
        />
      </div>
      <div className="order-first grid grid-cols-1 content-start gap-5 lg:order-last print:hidden">
        {actionTo(trip, 'host_approved') && (
          <section className="rounded-lg bg-accent-soft p-6">
            <h2 className="display-heading">{words.next}</h2>
            <p className="mt-2 text-sm">{words.nextText}</p>
            <LinkButton href={paths.trip(trip.id, 'services-agreement')} className="mt-5 w-full">
              {words.nextAction}
            </LinkButton>
          </section>
        )}
        <Card title={words.support}>
          <p className="text-sm text-muted">{words.supportText(brand)}</p>
          {supportEmail && (
            <TextLink href={`mailto:${supportEmail}`} className="mt-3 inline-block text-sm">
              {supportEmail}
            </TextLink>
          )}
          {trip.operator && (
            <p className="mt-4 border-t border-line pt-4 text-sm">
              <span className="text-muted">{words.operator}</span> {trip.operator.displayName}
            </p>
          )}
        </Card>
      </div>
    </div>
  );
}
