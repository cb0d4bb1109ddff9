import type { PublicTrip } from '@caravan/sdk';
import { activityLevelWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import { Facts } from '@caravan/ui/Facts';
import { words } from './messages.ts';

/** The most common questions, as a table of short answers. */
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
    <Facts
      wide
      className="mt-12"
      items={[
        ...facts.flatMap(([label, value]) => (value ? [{ id: label, label, value }] : [])),
        ...(trip.activityLevel === undefined
          ? []
          : [{ id: 'activity', label: words.activity, value: <Level level={trip.activityLevel} /> }]),
      ]}
    />
  );
}

function Level({ level }: { level: NonNullable<PublicTrip['activityLevel']> }) {
  return (
    <span className="inline-flex items-center gap-3">
      <span aria-hidden className="flex gap-1">
        {[1, 2, 3, 4, 5].map((step) => (
          <span
            key={step}
            className={`h-1.5 w-4 rounded-full ${step <= level ? 'bg-accent-text' : 'bg-line'}`}
          />
        ))}
      </span>
      {activityLevelWords[level]}
    </span>
  );
}
