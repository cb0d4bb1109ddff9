import type { BoardItem, ItinerarySummary, TripRequest, TripSummary } from '@caravan/sdk';
import type { NextStep } from '@caravan/shell/NextSteps';
import { groupItineraries } from '../itineraries/groups.ts';
import { paths } from '../paths.ts';
import { groupTrips } from '../trips/groups.ts';
import { words } from './messages.ts';
import type { Doing } from './useDoing.tsx';

type Dates = (start: string, end: string) => string;

/** What waits for the operator: requests and trips to approve, both in place, days to fix, itineraries to submit. */
export function waiting(
  requests: TripRequest[],
  trips: TripSummary[],
  fixes: BoardItem[],
  itineraries: ItinerarySummary[],
  dates: Dates,
  open: (what: Doing) => void,
): NextStep[] {
  return [
    ...requests
      .toSorted((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? ''))
      .map((request) => ({
        id: request.id,
        what: words.asks(request.host.displayName, request.itinerary.name),
        why: dates(request.startDate, request.endDate),
        urgency: 'now' as const,
        action: {
          label: words.answer,
          name: words.answerTo(request.host.displayName, request.itinerary.name),
          onPress: () => open(`answer:${request.id}`),
        },
      })),
    ...inGroup(trips, 'New Trip Requests').map((trip) => ({
      id: trip.id,
      what: words.approve(trip.name),
      why: dates(trip.startDate, trip.endDate),
      urgency: 'now' as const,
      action: {
        label: words.review,
        name: words.reviewOf(trip.name),
        onPress: () => open(`approve:${trip.id}`),
      },
    })),
    ...fixes.map(({ id, name, missingDays, uncoveredDays, changedDays, deadline, startDate, endDate }) => ({
      id: `fix-${id}`,
      what: words.fix(name),
      why: words.days(
        missingDays.length + uncoveredDays.length + changedDays.length,
        dates(deadline ?? startDate, deadline ?? endDate),
      ),
      urgency: 'now' as const,
      action: { label: words.openDays, href: paths.trip(id, 'configure-services') },
    })),
    ...(groupItineraries(itineraries).find(({ id }) => id === 'notSubmitted')?.items ?? []).map(
      (itinerary) => ({
        id: itinerary.id,
        what: words.finish(itinerary.name),
        why: words.finishText,
        urgency: 'soon' as const,
        action: { label: words.continue, href: paths.itinerary(itinerary.id) },
      }),
    ),
  ];
}

/** Trips on sale, with how full they are. */
export const filling = (trips: TripSummary[], dates: Dates): NextStep[] =>
  inGroup(trips, 'Live').map((trip) => ({
    id: trip.id,
    what: trip.name,
    why: [dates(trip.startDate, trip.endDate), trip.soldOut ? words.full : words.left(trip.spotsLeft)].join(
      ' · ',
    ),
    urgency: 'info',
    lead: words.taken(trip.maximumSpots - trip.spotsLeft, trip.maximumSpots),
    action: { label: words.open, href: paths.trip(trip.id) },
  }));

/** Confirmed trips that haven't ended, the next one first. */
export const arriving = (trips: TripSummary[], today: string, dates: Dates): NextStep[] =>
  inGroup(trips, 'Confirmed')
    .filter((trip) => trip.endDate >= today)
    .map((trip) => ({
      id: trip.id,
      what: trip.name,
      why: [dates(trip.startDate, trip.endDate), words.going(trip.maximumSpots - trip.spotsLeft)].join(' · '),
      urgency: 'info',
      action: { label: words.travelers, href: paths.manifest(trip.id) },
    }));

/** Trips of a server-assigned group, earliest start first. */
function inGroup(trips: TripSummary[], group: NonNullable<TripSummary['operatorGroup']>): TripSummary[] {
  const ids =
    groupTrips([], trips)
      .find(({ id }) => id === group)
      ?.entries.map(({ id }) => id) ?? [];
  return ids.map((id) => trips.find((trip) => trip.id === id)!);
}
