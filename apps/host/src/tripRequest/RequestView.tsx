import type { BeforeAfter, TripRequest } from '@caravan/sdk';
import { getGetTripRequestQueryOptions } from '@caravan/sdk/react-query';
import { Questions } from '@caravan/shell/Questions';
import { dayWords } from '@caravan/shell/serviceWords';
import { packageWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Alert } from '@caravan/ui/Alert';
import { Badge } from '@caravan/ui/Badge';
import { Facts } from '@caravan/ui/Facts';
import { LinkButton } from '@caravan/ui/LinkButton';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { RequestActions } from './RequestActions.tsx';

export type RequestViewProps = { id: string };

const tones = { pending: 'warning', 'trip-created': 'blue', accepted: 'green', rejected: 'red' } as const;

/** What was requested (H-134), and the actions still available. */
export function RequestView({ id }: RequestViewProps) {
  const request = useLoaded(getGetTripRequestQueryOptions(id));
  const format = useFormat();
  const { status, outcome, withdrawnAt } = request;
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="flex flex-wrap items-center gap-4">
        <h2 className="display-heading">{words.title}</h2>
        <Badge tone={withdrawnAt ? 'neutral' : tones[status]} dot>
          {words.statuses[withdrawnAt ? 'withdrawn' : status]}
        </Badge>
      </div>
      {outcome === 'waiting' && <Alert title={words.pendingTitle}>{words.pendingText}</Alert>}
      {(outcome === 'declined' || outcome === 'withdrawn') && (
        <Alert
          tone="warning"
          actions={
            <LinkButton size="sm" href={paths.itineraries}>
              {words.explore}
            </LinkButton>
          }
        >
          {withdrawnAt ? words.withdrawn(format.instant(withdrawnAt, 'date')) : words.rejected}
          {request.rejectionReason && <q className="mt-2 block">{request.rejectionReason}</q>}
        </Alert>
      )}
      <RequestFacts request={request} />
      <div className="flex flex-wrap gap-2">
        {request.editable && <RequestActions request={request} />}
        <LinkButton href={paths.itinerary(request.itinerary.id)} variant="secondary">
          {words.itinerary}
        </LinkButton>
        {outcome === 'accepted' && request.tripId && (
          <LinkButton href={paths.trip(request.tripId)}>{words.openTrip}</LinkButton>
        )}
      </div>
      <Questions key={id} requestId={id} reader="host" />
    </div>
  );
}

function RequestFacts({ request }: { request: TripRequest }) {
  const format = useFormat();
  const sides = (choice?: BeforeAfter) =>
    [choice?.beforeTrip && words.before, choice?.afterTrip && words.after].filter(Boolean).join(', ');
  const rows: [string, string | undefined][] = [
    [words.dates, format.dateRange(request.startDate, request.endDate)],
    [words.package, packageWords[request.selectedPackage]],
    [words.dietary, request.dietaryRestriction === 'none' ? undefined : request.dietaryRestriction],
    [
      words.companions,
      request.companions.map((c) => `${c.firstName} ${c.lastName} (${c.ageRange})`).join(', '),
    ],
    [words.rooms, request.hostRooms.map((room) => words.roomTypes[room.type]).join(', ')],
    [
      words.workshops,
      request.selectedWorkshopSpaces
        ?.map((w) => `${w.name ?? words.workshops}: ${dayWords.hours(w.hoursRequested)}`)
        .join(', '),
    ],
    [
      words.activities,
      request.hostSelectedOptionalActivities?.map((a) => `${a.name ?? ''} × ${a.quantity}`).join(', '),
    ],
    [
      words.services,
      request.hostSelectedOptionalServices?.map((one) => `${one.name ?? ''} × ${one.quantity}`).join(', '),
    ],
    [words.nights, sides(request.prePostAccommodationSelection)],
    [words.transfers, sides(request.prePostTransferSelection)],
    [words.requests, request.additionalRequests],
  ];
  return (
    <Facts
      layout="columns"
      className="border-y border-line"
      items={rows.map(([label, value]) => ({ id: label, label, value: value || words.none }))}
    />
  );
}
