import type { TripRequest } from '@caravan/sdk';
import { Trail } from '../audit/Trail.tsx';
import { Facts } from '../list/Facts.tsx';
import { words } from './messages.ts';

/** What a host requested in addition to itinerary, dates, and package. */
export function RequestDetails({ request }: { request: TripRequest }) {
  const f = words.facts;
  return (
    <>
      <div className="grid gap-x-12 lg:grid-cols-2">
        <Facts
          rows={[
            [
              f.companions,
              request.companions.map((c) => `${c.firstName} ${c.lastName} (${c.ageRange})`).join(', '),
            ],
            [f.rooms, request.quantityOfHostsRooms],
            [f.dietary, request.dietaryRestriction === 'none' ? undefined : request.dietaryRestriction],
          ]}
        />
        <Facts
          rows={[
            [
              f.activities,
              request.hostSelectedOptionalActivities
                ?.map((a) => `${a.name ?? ''} × ${a.quantity}`)
                .join(', '),
            ],
            [
              f.workshops,
              request.selectedWorkshopSpaces
                ?.map((w) => `${w.name ?? ''} (${words.hours(w.hoursRequested)})`)
                .join(', '),
            ],
            [
              f.additional,
              request.additionalRequests && (
                <span className="whitespace-pre-line">{request.additionalRequests}</span>
              ),
            ],
          ]}
        />
      </div>
      <Trail objectType="TripRequest" namespace="TripRequest" id={request.id} />
    </>
  );
}
