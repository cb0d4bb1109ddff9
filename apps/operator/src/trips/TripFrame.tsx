import { getGetTripQueryOptions, useGetTripPreview } from '@caravan/sdk/react-query';
import { TripStatusBadge } from '@caravan/shell/TripStatusBadge';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Alert } from '@caravan/ui/Alert';
import { Badge } from '@caravan/ui/Badge';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Outlet, useLocation } from '@tanstack/react-router';
import { ExternalLink, Printer, Users } from 'lucide-react';
import { words as manifestWords } from '../manifest/messages.ts';
import { paths } from '../paths.ts';
import { words as printWords } from '../print/messages.ts';
import { words } from './messages.ts';
import { TechnicalButton } from './TechnicalButton.tsx';
import { TripSteps } from './TripSteps.tsx';
import { underReview } from './underReview.ts';

/** The header of a trip: its facts, progress, and steps (O-024 to O-028). */
export function TripFrame({ id }: { id: string }) {
  const trip = useLoaded(getGetTripQueryOptions(id));
  const format = useFormat();
  const beside = useLocation({ select: (l) => /\/(success|manifest)$/.test(l.pathname) });
  // Before the launch, the page has a temporary URL of its own.
  const page = useGetTripPreview(id, {
    query: { enabled: trip.hasPage, throwOnError: false },
  }).data;
  usePageTitle('Operator Portal', trip.name);
  return (
    <>
      <PageHeader
        title={trip.name}
        description={underReview(trip) ? words.reviewText : trip.statusText}
        kicker={`${trip.destination} · ${format.dateRange(trip.startDate, trip.endDate)}`}
        badges={
          <>
            <Badge tone="neutral">{words.id(trip.shortId)}</Badge>
            {underReview(trip) ? (
              <Badge tone="warning" dot>
                {words.notApproved}
              </Badge>
            ) : (
              <TripStatusBadge trip={trip} />
            )}
          </>
        }
        actions={
          <>
            <LinkButton href={paths.manifest(id)} variant="secondary" icon={<Users aria-hidden />}>
              {manifestWords.open}
            </LinkButton>
            <LinkButton href={paths.printTrip(id)} variant="secondary" icon={<Printer aria-hidden />}>
              {printWords.open}
            </LinkButton>
            {page && (
              <LinkButton
                href={page.path}
                target="_blank"
                variant="secondary"
                icon={<ExternalLink aria-hidden />}
              >
                {words.preview}
              </LinkButton>
            )}
            <TechnicalButton trip={trip} />
          </>
        }
      />
      {trip.cancelled && (
        <Alert tone="warning" title={words.cancelled} className="mt-6">
          {trip.cancellationReason}
        </Alert>
      )}
      {!beside && <TripSteps id={id} model="trip" />}
      <Outlet />
    </>
  );
}
