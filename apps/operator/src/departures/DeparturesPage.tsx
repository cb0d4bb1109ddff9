import { getListOperatorDeparturesQueryOptions } from '@caravan/sdk/react-query';
import { PrintButton } from '@caravan/shell/PrintButton';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useOpened } from '@caravan/shell/useOpened';
import { Button } from '@caravan/ui/Button';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { CalendarX2, ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { paths } from '../paths.ts';
import { DeparturesView } from './DeparturesView.tsx';
import { blockWords, words } from './messages.ts';

const BlockDates = lazy(() => import('./BlockDates.tsx'));

/** The calendar of departures over a year, across all itineraries of the operator. */
export function DeparturesPage({ year }: { year: number }) {
  const departures = useLoaded(getListOperatorDeparturesQueryOptions({ year }));
  const [opened, open, close] = useOpened('open');
  return (
    <div className="mx-auto flex w-full max-w-[96rem] flex-col gap-8 px-4 pt-6 pb-12 sm:px-8 lg:pt-9">
      <PageHeader
        title={words.title(year)}
        description={words.description}
        actions={
          <>
            <nav aria-label={words.nav} className="flex gap-2" data-print="hide">
              <LinkButton
                variant="secondary"
                href={paths.departures(year - 1)}
                icon={<ChevronLeft aria-hidden className="rtl:-scale-x-100" />}
                aria-label={words.title(year - 1)}
              >
                {String(year - 1)}
              </LinkButton>
              <LinkButton
                variant="secondary"
                href={paths.departures(year + 1)}
                icon={<ChevronRight aria-hidden className="rtl:-scale-x-100" />}
                aria-label={words.title(year + 1)}
              >
                {String(year + 1)}
              </LinkButton>
            </nav>
            <Button
              variant="secondary"
              icon={<CalendarX2 aria-hidden />}
              data-print="hide"
              onPress={() => open('block')}
            >
              {blockWords.title}
            </Button>
            <PrintButton label={words.print} />
          </>
        }
      />
      <DeparturesView year={year} departures={departures} />
      <Suspense fallback={null}>{opened === 'block' && <BlockDates onClose={close} />}</Suspense>
    </div>
  );
}
