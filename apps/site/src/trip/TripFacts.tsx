import type { PublicTrip } from '@caravan/sdk';
import { activityLevelWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import { Facts } from '@caravan/ui/Facts';
import type { ReactNode } from 'react';
import { words } from './messages.ts';
import { readWords } from './readMessages.ts';

/** The most common questions, as a table of short answers. */
export function TripFacts({ trip }: { trip: PublicTrip }) {
  const format = useFormat();
  const { arrivalLocation: arrival, departureLocation: departure, activityLevel: level } = trip;
  const facts: [string, ReactNode][] = [
    [readWords.dates, format.dateRange(trip.startDate, trip.endDate)],
    [readWords.length, words.days(trip.lengthInDays)],
    [readWords.group, readWords.groupSize(trip.minimumSpots, trip.maximumSpots)],
    [readWords.activity, level && <Level level={level} />],
    [readWords.arrive, arrival && `${arrival.name} (${arrival.code})`],
    [readWords.depart, departure && `${departure.name} (${departure.code})`],
  ];
  return (
    <Facts
      wide
      className="mt-12"
      items={facts.flatMap(([label, value]) => (value ? [{ id: label, label, value }] : []))}
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
