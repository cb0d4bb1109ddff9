import type { Trip, TripRequest } from '@caravan/sdk';
import { packageWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import { Avatar } from '@caravan/ui/Avatar';
import { Badge } from '@caravan/ui/Badge';
import { Card } from '@caravan/ui/Card';
import { type Fact, Facts } from '@caravan/ui/Facts';
import type { ReactNode } from 'react';
import { reviewWords as words } from './messages.ts';

export type RequestFactsProps = { request?: TripRequest | undefined; trip?: Trip | undefined };

/** What the host requested. A trip shows its original request, or its own facts if the request isn't visible. */
export function RequestFacts({ request, trip }: RequestFactsProps) {
  const format = useFormat();
  const of = request ?? trip;
  if (!of) return null;
  const rooms = countRooms(of.hostRooms ?? []);
  const facts = [
    fact(
      words.host,
      of.host && (
        <span className="flex items-center gap-2.5">
          <Avatar name={of.host.displayName} src={of.host.pictureUrl} size="sm" />
          {of.host.displayName}
        </span>
      ),
    ),
    {
      ...fact(words.dates, format.dateRange(of.startDate, of.endDate)),
      detail: request && words.length(request.tripLength),
    },
    fact(
      words.package,
      <>
        {of.selectedPackage && packageWords[of.selectedPackage]}
        {request?.instantlyApproved && (
          <Badge size="sm" tone="teal" className="ms-2">
            {words.instantly}
          </Badge>
        )}
      </>,
    ),
    fact(words.rooms, rooms),
    fact(
      words.companions,
      of.companions && of.companions.length > 0 && (
        <ul>
          {of.companions.map((c, i) => (
            <li key={i}>
              {c.firstName} {c.lastName} <span className="text-muted tabular">{c.ageRange}</span>
            </li>
          ))}
        </ul>
      ),
    ),
    fact(words.dietary, of.dietaryRestriction !== 'none' && of.dietaryRestriction),
    ...(request
      ? [
          fact(
            words.activities,
            request.hostSelectedOptionalActivities?.length ? (
              <ul>
                {request.hostSelectedOptionalActivities.map((a) => (
                  <li key={a.serviceId}>
                    {a.name} <span className="text-muted tabular">× {a.quantity}</span>
                  </li>
                ))}
              </ul>
            ) : null,
          ),
        ]
      : []),
    ...(request
      ? [
          fact(
            words.workshops,
            request.selectedWorkshopSpaces?.length ? (
              <ul>
                {request.selectedWorkshopSpaces.map((w) => (
                  <li key={w.serviceId}>
                    {w.name}{' '}
                    <span className="text-muted tabular">
                      {[w.day && words.day(w.day), words.hours(w.hoursRequested)].filter(Boolean).join(' · ')}
                    </span>
                  </li>
                ))}
              </ul>
            ) : null,
          ),
        ]
      : []),
    ...(request ? around(request) : []),
    {
      ...fact(
        words.additional,
        of.additionalRequests && <span className="whitespace-pre-line">{of.additionalRequests}</span>,
      ),
      isLong: Boolean(of.additionalRequests),
    },
  ];
  return (
    <Card>
      <Facts layout="grid" items={facts} />
    </Card>
  );
}

const fact = (label: string, value: ReactNode): Fact => ({
  id: label,
  label,
  value: value || <span className="text-muted">{words.none}</span>,
});

function countRooms(rooms: { type: keyof typeof words.roomTypes }[]): string {
  const counts = new Map<string, number>();
  for (const room of rooms) {
    const name = words.roomTypes[room.type];
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, n]) => `${n} × ${name}`).join(', ');
}

/** What the host requested before and after the trip (O-243). */
function around(request: TripRequest): Fact[] {
  const { prePostAccommodationSelection: stay, prePostTransferSelection: transfer } = request;
  const side = (label: string, ...chosen: (string | false | undefined)[]) =>
    chosen.some(Boolean) ? [fact(label, chosen.filter(Boolean).join(', '))] : [];
  return [
    ...side(words.beforeTrip, stay?.beforeTrip && words.stay, transfer?.beforeTrip && words.transfer),
    ...side(words.afterTrip, stay?.afterTrip && words.stay, transfer?.afterTrip && words.transfer),
  ];
}
