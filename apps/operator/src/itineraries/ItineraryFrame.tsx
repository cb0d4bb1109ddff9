import type { ReviewComment } from '@caravan/sdk';
import { getShowItineraryPortalUrl, markReviewComment } from '@caravan/sdk/client';
import { getGetItineraryQueryKey, getGetItineraryQueryOptions } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useOpened } from '@caravan/shell/useOpened';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Alert } from '@caravan/ui/Alert';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Stepper } from '@caravan/ui/Stepper';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { ExternalLink, History, Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { paths, type Step } from '../paths.ts';
import { words as printWords } from '../print/messages.ts';
import { versionWords, words } from './messages.ts';
import { AskedContext, MarkContext } from './Asked.tsx';

const VersionsDrawer = lazy(() =>
  import('./VersionsDrawer.tsx').then((m) => ({ default: m.VersionsDrawer })),
);

// Connect's library is only loaded here and on its own pages.
const SyncNotice = lazy(() => import('@caravan/shell/SyncNotice').then((m) => ({ default: m.SyncNotice })));

const steps: Step[] = ['review-details', 'configure-services', 'review-pricing', 'success'];
const tones = { created: 'warning', incomplete: 'warning', 'in review': 'green', complete: 'blue' } as const;

const nothing: readonly ReviewComment[] = [];

/** The header of an itinerary: name, progress, and steps (O-016, O-018). */
export function ItineraryFrame({ id }: { id: string }) {
  const format = useFormat();
  const itinerary = useLoaded(getGetItineraryQueryOptions(id));
  const path = useLocation({ select: (l) => l.pathname });
  const current = steps.find((step) => path.endsWith(step)) ?? 'review-details';
  const asked = itinerary.reviewComments ?? nothing;
  const open = asked.filter(({ resolved }) => !resolved).length;
  const client = useQueryClient();
  const mark = useChange(markReviewComment, {
    onDone: (saved) => client.setQueryData(getGetItineraryQueryKey(id), saved),
  });
  const [looking, look, close] = useOpened('versions');
  usePageTitle('Operator Portal', itinerary.name);
  return (
    <>
      <PageHeader
        title={itinerary.name}
        kicker={`${format.countryNamed(itinerary.country)} · ${itinerary.destination}`}
        badges={
          <Badge tone={tones[itinerary.status]} dot>
            {words.statuses[itinerary.status]}
          </Badge>
        }
        actions={
          <>
            <LinkButton href={paths.printItinerary(id)} variant="secondary" icon={<Printer aria-hidden />}>
              {printWords.open}
            </LinkButton>
            <LinkButton
              href={getShowItineraryPortalUrl({ itineraryId: id, itineraryPreview: true })}
              target="_blank"
              variant="secondary"
              icon={<ExternalLink aria-hidden />}
            >
              {versionWords.preview}
            </LinkButton>
            <Button variant="secondary" icon={<History aria-hidden />} onPress={() => look('all')}>
              {versionWords.open}
            </Button>
          </>
        }
      />
      {(itinerary.reviewNote || asked.length > 0) && (
        <Alert tone="warning" title={words.sentBack} className="mt-6">
          {itinerary.reviewNote && <p className="whitespace-pre-line">{itinerary.reviewNote}</p>}
          {asked.length > 0 && <p>{open > 0 ? words.askedAt(open) : words.allMade}</p>}
        </Alert>
      )}
      <Suspense fallback={null}>
        <SyncNotice id={id} href={paths.synced(id)} />
      </Suspense>
      {current !== 'success' && (
        <Stepper
          label={words.steps.label}
          current={current}
          steps={steps
            .slice(0, 3)
            .map((step) => ({ id: step, label: words.steps[step], href: paths.itinerary(id, step) }))}
          className="my-8"
        />
      )}
      <AskedContext value={asked}>
        <MarkContext value={(change) => mark.run(id, change)}>
          <Outlet />
        </MarkContext>
      </AskedContext>
      {looking && (
        <Suspense fallback={null}>
          <VersionsDrawer itinerary={itinerary} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
