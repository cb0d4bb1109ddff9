import type { PublicTrip } from '@caravan/sdk';
import { activityLevelWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import { words } from './messages.ts';

/** What one asks first, as a table of short answers. */
export function TripFacts({ trip }: { trip: PublicTrip }) {
  const format = useFormat();
  const facts: [string, string | undefined][] = [
    [words.dates, format.dateRange(trip.startDate, trip.endDate)],
    [words.length, words.days(trip.lengthInDays)],
    [words.group, words.groupSize(trip.minimumSpots, trip.maximumSpots)],
    [words.arrive, trip.arrivalLocation && `${trip.arrivalLocation.name} (${trip.arrivalLocation.code})`],
    [
      words.depart,
      trip.departureLocation && `${trip.departureLocation.name} (${trip.departureLocation.code})`,
    ],
  ];
  return (
    <dl className="mt-12 grid gap-x-10 border-t border-line sm:grid-cols-2">
      {facts.map(
        ([label, value]) =>
          value && (
            <div
              key={label}
              className="flex justify-between gap-6 border-b border-line py-3.5 text-[0.9375rem]"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="tabular text-right">{value}</dd>
            </div>
          ),
      )}
      {trip.activityLevel !== undefined && (
        <div className="flex justify-between gap-6 border-b border-line py-3.5 text-[0.9375rem]">
          <dt className="text-muted">{words.activity}</dt>
          <dd className="flex items-center gap-3">
            <span aria-hidden className="flex gap-1">
              {[1, 2, 3, 4, 5].map((step) => (
                <span
                  key={step}
                  className={`h-1.5 w-4 rounded-full ${step <= (trip.activityLevel ?? 0) ? 'bg-accent-text' : 'bg-line'}`}
                />
              ))}
            </span>
            {activityLevelWords[trip.activityLevel]}
          </dd>
        </div>
      )}
    </dl>
  );
}
