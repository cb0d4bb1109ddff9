import type { Trip } from '@caravan/sdk';
import { printTripItinerary } from '@caravan/sdk/client';
import { DayByDay } from '@caravan/shell/DayByDay';
import { DayNews } from '@caravan/shell/DayNews';
import { PdfButton } from '@caravan/shell/PdfButton';
import { dayWords, serviceTitle } from '@caravan/shell/serviceWords';
import { tellHostEvent } from '@caravan/shell/tracking';
import { VersionsButton } from '@caravan/shell/VersionsButton';
import { useTenant } from '@caravan/shell/useTenant';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { TextLink } from '@caravan/ui/TextLink';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { canEditServices, entriesOf, isDescribed, isOwn } from '../services/entries.ts';
import { words as services } from '../services/messages.ts';
import { type Asking, ServiceDialogs } from '../services/ServiceDialogs.tsx';
import { actionTo, useTrip } from '../workspace/useTrip.ts';
import { words } from './messages.ts';

export type TripItineraryProps = { id: string };

/** The trip's days as travelers will see them (H-167 to H-170). */
export function TripItinerary({ id }: TripItineraryProps) {
  const trip = useTrip(id);
  const { brand, supportEmail } = useTenant();
  const [asking, setAsking] = useState<Asking>();
  const isOpen = canEditServices(trip);
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <section className="mb-12">
          <div className="flex flex-wrap items-start justify-between gap-4">
            <h2 className="display-heading">{words.overview}</h2>
            <PdfButton
              label={words.print}
              name={`itinerary-${trip.shortId}.pdf`}
              file={() => printTripItinerary(trip.id)}
              size="sm"
              onPress={() => tellHostEvent({ name: 'downloaded itinerary PDF', tripId: trip.id })}
            />
          </div>
          <p className="mt-3 max-w-[68ch] font-display text-lg leading-relaxed whitespace-pre-line">
            {trip.tripSummary}
          </p>
        </section>
        <DayNews tripId={id} dayHref={(day) => `#day-${day}`} className="mb-12 print:hidden" />
        <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
          <h2 className="display-title">{words.days}</h2>
          <VersionsButton tripId={id} className="print:hidden" />
        </div>
        <DayByDay
          days={trip.servicesByDay}
          startDate={trip.startDate}
          artwork={trip.photos}
          currency={trip.currency}
          dayAction={({ day }) => (
            <Button
              size="sm"
              variant="secondary"
              className="print:hidden"
              icon={<Plus aria-hidden />}
              aria-label={services.addOn(dayWords.day(day))}
              {...(!isOpen && { disabledReason: services.closed })}
              onPress={() => setAsking({ what: 'add', day })}
            >
              {services.add}
            </Button>
          )}
          entryAction={(service, { day }) =>
            isOpen &&
            isOwn(service) && (
              <Button
                size="sm"
                variant="ghost"
                className="print:hidden"
                aria-label={services.editOf(serviceTitle(service))}
                onPress={() => setAsking({ what: 'edit', entry: { service, day } })}
              >
                {services.edit}
              </Button>
            )
          }
        />
        <ServiceDialogs trip={trip} asking={asking} onClose={() => setAsking(undefined)} />
      </div>
      <div className="order-first grid grid-cols-1 content-start gap-5 lg:order-last print:hidden">
        <NextStep trip={trip} />
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

/** What comes after the itinerary: workshops without a description, then the agreement (H-170). */
function NextStep({ trip }: { trip: Trip }) {
  if (!actionTo(trip, 'host_approved')) return null;
  const silent = entriesOf(trip, 'workshopSpace').filter((entry) => !isDescribed(entry)).length;
  const workshops = silent > 0 && canEditServices(trip);
  return (
    <section className="rounded-lg bg-accent-soft p-6">
      <h2 className="display-heading">{workshops ? words.nextWorkshops : words.next}</h2>
      <p className="mt-2 text-sm">{workshops ? words.nextWorkshopsText(silent) : words.nextText}</p>
      <LinkButton
        href={paths.trip(trip.id, workshops ? 'configuration' : 'services-agreement')}
        className="mt-5 w-full"
      >
        {workshops ? words.nextWorkshopsAction : words.nextAction}
      </LinkButton>
      {workshops && (
        <TextLink href={paths.trip(trip.id, 'services-agreement')} className="mt-3 inline-block text-sm">
          {words.nextAction}
        </TextLink>
      )}
    </section>
  );
}
