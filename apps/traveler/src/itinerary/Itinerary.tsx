import { getGetTripQueryOptions } from '@caravan/sdk/react-query';
import { DayByDay } from '@caravan/shell/DayByDay';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useTenant } from '@caravan/shell/useTenant';
import { Button } from '@caravan/ui/Button';
import { HelpSidebar } from '@caravan/ui/HelpSidebar';
import { LinkButton } from '@caravan/ui/LinkButton';
import { toast } from '@caravan/ui/toast';
import { Download } from 'lucide-react';
import { useOpenTrip } from '../trip/TripContext.ts';
import { words } from './messages.ts';
import { isOnTrip } from './onTrip.ts';
import { printPage } from './printPage.ts';
import { OnTripSupport } from './OnTripSupport.tsx';

/** The trip day by day, on the screen and on paper (T-037). */
export function Itinerary() {
  const { trip: summary } = useOpenTrip();
  const trip = useLoaded(getGetTripQueryOptions(summary.id));
  const { supportEmail } = useTenant();
  const format = useFormat();
  const print = () => void printPage().catch(() => toast({ tone: 'error', title: words.printFailed }));
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] print:block">
      <div className="min-w-0">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 className="display text-3xl">
              <span className="hidden print:inline">{trip.name}: </span>
              {words.title}
            </h2>
            <p className="tabular mt-1 text-muted">{format.dateRange(trip.startDate, trip.endDate)}</p>
          </div>
          <span data-screen-only>
            <Button variant="secondary" icon={<Download aria-hidden />} onPress={print}>
              {words.download}
            </Button>
          </span>
        </div>
        <DayByDay
          days={trip.servicesByDay}
          startDate={trip.startDate}
          artwork={trip.photos}
          currency={trip.currency}
        />
      </div>
      <div className="grid content-start gap-5" data-screen-only>
        {trip.operator?.phone && isOnTrip(trip) && <OnTripSupport phone={trip.operator.phone} />}
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
        </HelpSidebar>
      </div>
    </div>
  );
}
