import type { Day, PublicTrip, Service } from '@caravan/sdk';
import { DayPhotos } from '@caravan/shell/DayPhotos';
import { addDays } from '@caravan/shell/format';
import { serviceIcon } from '@caravan/shell/serviceIcon';
import {
  dayWords,
  isOptional,
  serviceFacts,
  serviceTitle,
  serviceTypeWords,
} from '@caravan/shell/serviceWords';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Fold } from '@caravan/ui/Fold';
import { told } from './dayParts.ts';
import { partWords } from './readMessages.ts';

/** The days in chronological order. The first ones are open, and all of them expand without scripts. */
export function DayList({ trip }: { trip: PublicTrip }) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {trip.servicesByDay.map((day) => (
        <li key={day.day} id={`day-${day.day}`} data-day={day.day} className="scroll-mt-20">
          <OneDay trip={trip} day={day} isOpen={day.day <= 2} />
        </li>
      ))}
    </ol>
  );
}

type OneDayProps = { trip: PublicTrip; day: Day; isOpen: boolean };

function OneDay({ trip, day, isOpen }: OneDayProps) {
  const format = useFormat();
  const { about, parts } = told(day);
  const date = day.date ?? addDays(trip.startDate, day.day - 1);
  const headline =
    about?.title ??
    day.services.filter((service) => service.type === 'activity').map(serviceTitle)[0] ??
    trip.destination;
  return (
    <Fold
      defaultOpen={isOpen}
      summary={
        <span className="grid grid-cols-1 items-center gap-x-4 gap-y-1 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
          <span className="tabular text-sm text-muted">
            <span className="font-medium text-ink">{dayWords.day(day.day)}</span>
            <span aria-hidden> · </span>
            <time dateTime={date}>{format.date(date, 'weekday')}</time>
          </span>
          <h3 className="display-heading min-w-0 break-words">{headline}</h3>
        </span>
      }
    >
      <div className="pb-8 sm:ps-[9.5rem]">
        {day.photos && <DayPhotos photos={day.photos} className="mb-6" />}
        {about?.description && (
          <p className="mb-6 max-w-[62ch] text-[1.0625rem] leading-relaxed text-muted">{about.description}</p>
        )}
        {parts.length === 0 && !about && <p className="text-sm text-muted">{dayWords.empty}</p>}
        {parts.map(({ part, services }) => (
          <div key={part} className="mt-6 first-of-type:mt-0">
            <h4 className={part === 'any' ? 'sr-only' : 'kicker mb-3'}>{partWords[part]}</h4>
            <ul className="grid gap-5">
              {services.map((service, i) => (
                <Entry key={service.id ?? i} service={service} currency={trip.currency} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Fold>
  );
}

function Entry({ service, currency }: { service: Service; currency: string }) {
  const format = useFormat();
  const Icon = serviceIcon[service.type];
  const picture = service.images?.[0];
  const facts = serviceFacts(service);
  return (
    <li className={`grid gap-x-5 gap-y-3 ${picture ? 'sm:grid-cols-[minmax(0,1fr)_11rem]' : ''}`}>
      <div className="grid min-w-0 grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3">
        <Icon aria-hidden className="mt-0.5 size-5 text-muted" />
        <div className="min-w-0">
          <h5 className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="font-medium break-words">
              <span className="sr-only">{serviceTypeWords[service.type]}: </span>
              {serviceTitle(service)}
            </span>
            {service.startTime && (
              <time className="tabular text-sm text-muted">{format.time(service.startTime)}</time>
            )}
            {isOptional(service) && (
              <Badge size="sm" tone="accent">
                {dayWords.optional}
                {service.unitPriceWithFeeMinor !== undefined &&
                  ` · ${format.money(service.unitPriceWithFeeMinor, currency, { trim: true })}`}
              </Badge>
            )}
          </h5>
          {facts.length > 0 && <p className="mt-0.5 text-sm text-muted">{facts.join(' · ')}</p>}
          {service.description && service.type !== 'meal' && (
            <p className="mt-1.5 max-w-[62ch] text-[0.9375rem] leading-relaxed whitespace-pre-line">
              {service.description}
            </p>
          )}
        </div>
      </div>
      {picture && (
        <img
          src={picture.url}
          alt={picture.alt ?? ''}
          loading="lazy"
          width={352}
          height={220}
          className="aspect-[8/5] w-full rounded-md bg-sunken object-cover max-sm:ms-9 max-sm:w-[calc(100%-2.25rem)]"
        />
      )}
    </li>
  );
}
