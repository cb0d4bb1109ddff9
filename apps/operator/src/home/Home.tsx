import { NextSteps } from '@caravan/shell/NextSteps';
import { useFormat } from '@caravan/shell/useFormat';
import { useNow } from '@caravan/shell/useNow';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useProfile } from '@caravan/shell/useProfile';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { useSuspenseQueries } from '@tanstack/react-query';
import { fixList, itineraryList, pendingRequestList, tripList } from '../data/lists.ts';
import { paths } from '../paths.ts';
import { titles } from '../titles/messages.ts';
import { words } from './messages.ts';
import { arriving, filling, waiting } from './next.ts';
import { useDoing } from './useDoing.tsx';

/** What an operator has to do next, and what is coming up: requests, approvals, sales, arrivals. */
export function Home() {
  const format = useFormat();
  const { firstName } = useProfile();
  const [requests, trips, itineraries, fixes] = useSuspenseQueries({
    queries: [pendingRequestList(), tripList(), itineraryList(), fixList()],
  });
  const today = new Date(useNow(60_000)).toISOString().slice(0, 10);
  const dates = format.dateRange;
  const [open, drawer] = useDoing();
  usePageTitle('Operator Portal', words.nav);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-10 px-4 pt-6 pb-12 sm:px-8 lg:pt-9">
      <PageHeader
        title={words.hello(firstName)}
        actions={
          <>
            <LinkButton variant="secondary" href={paths.board}>
              {titles.board}
            </LinkButton>
            <LinkButton variant="secondary" href={paths.departures()}>
              {words.calendar}
            </LinkButton>
          </>
        }
      />
      <NextSteps
        title={words.title}
        items={waiting(requests.data, trips.data, fixes.data, itineraries.data, dates, open)}
        empty={words.nothing}
      />
      <NextSteps title={words.filling} items={filling(trips.data, dates)} empty={words.noFilling} />
      <NextSteps title={words.arrivals} items={arriving(trips.data, today, dates)} empty={words.noArrivals} />
      {drawer}
    </div>
  );
}
