import { printTripItinerary } from '@caravan/sdk/client';
import { getGetTripQueryOptions } from '@caravan/sdk/react-query';
import { DayByDay } from '@caravan/shell/DayByDay';
import { DayNews } from '@caravan/shell/DayNews';
import { PdfButton } from '@caravan/shell/PdfButton';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useTenant } from '@caravan/shell/useTenant';
import { HelpSidebar } from '@caravan/ui/HelpSidebar';
import { TextLink } from '@caravan/ui/TextLink';
import { LinkButton } from '@caravan/ui/LinkButton';
import { useOpenTrip } from '../trip/TripContext.ts';
import { words } from './messages.ts';
import { OnTripSupport } from './OnTripSupport.tsx';

/** The trip day by day, on screen and in print (T-037). */
export function Itinerary() {
  const { trip: summary } = useOpenTrip();
  const trip = useLoaded(getGetTripQueryOptions(summary.id));
  const { supportEmail, pages = [] } = useTenant();
  const format = useFormat();
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] print:block">
      <div className="min-w-0">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 className="display text-3xl">
              <span className="hidden print:inline">{trip.name}: </span>
              {words.title}
            </h2>
            <p className="tabular mt-1 text-muted">{format.dateRange(trip.startDate, trip.endDate)}</p>
          </div>
          <PdfButton
            label={words.download}
            name={`itinerary-${trip.shortId}.pdf`}
            file={() => printTripItinerary(trip.id)}
          />
        </div>
        <DayNews tripId={trip.id} dayHref={(day) => `#day-${day}`} className="mb-10 print:hidden" />
        <DayByDay
          days={trip.servicesByDay}
          startDate={trip.startDate}
          artwork={trip.photos}
          currency={trip.currency}
        />
      </div>
      <div className="grid content-start gap-5" data-screen-only>
        {trip.operator?.phone && trip.onTrip && <OnTripSupport phone={trip.operator.phone} />}
        <HelpSidebar
          title={words.help}
          {...(supportEmail && {
            actions: (
              <LinkButton href={`mailto:${supportEmail}`} variant="secondary" size="sm">
                {words.contact}
              </LinkButton>
            ),
          })}
        >
          {words.helpText}
          {pages.includes('help') && (
            <TextLink href="/help" target="_blank">
              {words.helpPage}
            </TextLink>
          )}
        </HelpSidebar>
      </div>
    </div>
  );
}
