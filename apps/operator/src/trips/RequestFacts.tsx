import type { Trip, TripRequest } from '@caravan/sdk';
import { packageWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import { Avatar } from '@caravan/ui/Avatar';
import { Badge } from '@caravan/ui/Badge';
import type { ReactNode } from 'react';
import { reviewWords as words } from './messages.ts';

export type RequestFactsProps = { request?: TripRequest | undefined; trip?: Trip | undefined };

/** What the host asked for. A trip shows the request it came from, and its own facts where that is not to be seen. */
export function RequestFacts({ request, trip }: RequestFactsProps) {
  const format = useFormat();
  const of = request ?? trip;
  if (!of) return null;
  const rooms = countRooms(of.hostRooms ?? []);
  const extra = request && prePost(request);
  return (
    <dl className="grid overflow-hidden rounded-lg border border-line bg-raised sm:grid-cols-2 [&>div]:border-line [&>div]:px-5 [&>div]:py-3.5 [&>div+div]:border-t sm:[&>div]:border-t sm:[&>div:nth-child(-n+2)]:border-t-0">
      <Fact label={words.host}>
        {of.host && (
          <span className="flex items-center gap-2.5">
            <Avatar name={of.host.displayName} src={of.host.pictureUrl} size="sm" />
            {of.host.displayName}
          </span>
        )}
      </Fact>
      <Fact label={words.dates}>
        <span className="tabular">{format.dateRange(of.startDate, of.endDate)}</span>
        {request && <span className="text-muted"> · {words.length(request.tripLength)}</span>}
      </Fact>
      <Fact label={words.package}>
        {of.selectedPackage && packageWords[of.selectedPackage]}
        {request?.instantlyApproved && (
          <Badge size="sm" tone="teal" className="ml-2">
            {words.instantly}
          </Badge>
        )}
      </Fact>
      <Fact label={words.rooms}>{rooms}</Fact>
      <Fact label={words.companions}>
        {of.companions && of.companions.length > 0 && (
          <ul>
            {of.companions.map((c, i) => (
              <li key={i}>
                {c.firstName} {c.lastName} <span className="text-muted tabular">{c.ageRange}</span>
              </li>
            ))}
          </ul>
        )}
      </Fact>
      <Fact label={words.dietary}>{of.dietaryRestriction}</Fact>
      {request && (
        <>
          <Fact label={words.activities}>
            {request.hostSelectedOptionalActivities?.length ? (
              <ul>
                {request.hostSelectedOptionalActivities.map((a) => (
                  <li key={a.serviceId}>
                    {a.name} <span className="text-muted tabular">× {a.quantity}</span>
                  </li>
                ))}
              </ul>
            ) : null}
          </Fact>
          <Fact label={words.workshops}>
            {request.selectedWorkshopSpaces?.length ? (
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
            ) : null}
          </Fact>
          {extra && extra.length > 0 && <Fact label={words.prePost}>{extra.join(', ')}</Fact>}
        </>
      )}
      <Fact label={words.additional} wide>
        {of.additionalRequests && <span className="whitespace-pre-line">{of.additionalRequests}</span>}
      </Fact>
    </dl>
  );
}

function Fact({ label, wide, children }: { label: string; wide?: boolean; children?: ReactNode }) {
  return (
    <div className={wide ? 'sm:col-span-2' : ''}>
      <dt className="text-[0.8125rem] text-muted">{label}</dt>
      <dd className="mt-0.5 text-[0.9375rem]">
        {children || <span className="text-muted">{words.none}</span>}
      </dd>
    </div>
  );
}

function countRooms(rooms: { type: keyof typeof words.roomTypes }[]): string {
  const counts = new Map<string, number>();
  for (const room of rooms) {
    const name = words.roomTypes[room.type];
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, n]) => `${n} × ${name}`).join(', ');
}

function prePost(request: TripRequest): string[] {
  const { prePostAccommodationSelection: stay, prePostTransferSelection: transfer } = request;
  return [
    stay?.beforeTrip && words.preStay,
    stay?.afterTrip && words.postStay,
    transfer?.beforeTrip && words.preTransfer,
    transfer?.afterTrip && words.postTransfer,
  ].filter((w): w is string => Boolean(w));
}
