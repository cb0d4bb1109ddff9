import type { HomeTrip } from '@caravan/sdk';
import { getGetHomeTripsQueryOptions, getGetImportantDatesQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useTenant } from '@caravan/shell/useTenant';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { useHost } from '../host/useHost.ts';
import { paths } from '../paths.ts';
import { ComingUp } from './ComingUp.tsx';
import { ImportantDates } from './ImportantDates.tsx';
import { words } from './messages.ts';
import { OnboardingPrompt } from '../onboarding/OnboardingPrompt.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { TripPanel } from './TripPanel.tsx';

/** The host's trips and important dates (H-079 to H-085). */
export function Dashboard() {
  const { brand } = useTenant();
  const host = useHost();
  const trips = useLoaded(getGetHomeTripsQueryOptions(host.id));
  const dates = useLoaded(getGetImportantDatesQueryOptions(host.id));
  return (
    <>
      <PageHeader kicker={brand} title={words.title(host.firstName ?? host.displayName)} />
      <div className="mt-10 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-14">
        <div className="grid grid-cols-1 gap-12">
          <ComingUp />
          <section aria-labelledby="next">
            <h2 id="next" className="display-heading mb-5">
              {words.next}
            </h2>
            {trips.upcoming.length === 0 ? (
              <EmptyState
                level={3}
                art="suitcase"
                title={words.noTrips}
                action={<LinkButton href={paths.itineraries}>{words.browse}</LinkButton>}
              >
                {words.another}
              </EmptyState>
            ) : (
              // H-632
              <ul className="-m-1 grid max-h-[788px] grid-cols-1 gap-4 overflow-y-auto p-1">
                {trips.upcoming.map((item, i) => (
                  <li key={item.trip.id}>
                    <TripPanel item={item} defaultOpen={i === 0} />
                  </li>
                ))}
              </ul>
            )}
          </section>
          <Group title={words.past} items={trips.past} />
          <Group title={words.cancelled} items={trips.cancelled} />
        </div>
        <div className="grid grid-cols-1 content-start gap-12">
          <ImportantDates items={dates.items} />
          <NextStepCard host={host} />
          <OnboardingPrompt host={host} />
        </div>
      </div>
    </>
  );
}

function Group({ title, items }: { title: string; items: HomeTrip[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="display-heading mb-5">{title}</h2>
      <ul className="grid grid-cols-1 gap-4">
        {items.map((item) => (
          <li key={item.trip.id}>
            <TripPanel item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
