import type { PublicTrip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { PlainLink } from '../frame/PlainLink.tsx';
import { paths } from '../paths.ts';
import { stageWords, words } from './messages.ts';
import { Pictures } from './Pictures.tsx';
import { stageOf } from './stage.ts';
import { TakeAlong } from './TakeAlong.tsx';

/** A trip's name, key facts, and pictures. */
export function TripOpening({ trip }: { trip: PublicTrip }) {
  const format = useFormat();
  const stage = stageWords[stageOf(trip)];
  return (
    <div className="mx-auto w-full max-w-[84rem] px-5 pt-6 sm:px-8 lg:px-12 lg:pt-10">
      <nav aria-label={words.path} className="text-sm text-muted">
        <ol className="flex flex-wrap gap-x-2 gap-y-1">
          <li>
            <PlainLink href={paths.trips()} className="py-1 underline!">
              {words.trips}
            </PlainLink>
          </li>
          <li className="before:me-2 before:content-['/']">
            <PlainLink href={paths.trips({ country: trip.country })} className="py-1 underline!">
              {format.countryNamed(trip.country)}
            </PlainLink>
          </li>
        </ol>
      </nav>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 max-w-4xl">
          <h1 className="display text-[clamp(2.25rem,1.5rem+3vw,4rem)] leading-[1.02] break-words">
            {trip.name}
          </h1>
          <p className="tabular mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-[0.9375rem]">
            <Badge tone={stage.tone} dot>
              {stage.badge}
            </Badge>
            <span>
              {[
                format.dateRange(trip.startDate, trip.endDate),
                words.days(trip.lengthInDays),
                trip.destination,
              ].join(' · ')}
            </span>
          </p>
        </div>
        <TakeAlong trip={trip} />
      </div>
      <Pictures trip={trip} className="mt-6 lg:mt-8" />
    </div>
  );
}
