import type { Service, Trip } from '@caravan/sdk';
import { addDays } from '@caravan/shell/format';
import { dayWords, serviceTitle } from '@caravan/shell/serviceWords';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';

export type ServiceListProps = {
  trip: Trip;
  title: string;
  hint?: string;
  empty: string;
  type: Service['type'];
};

/** The workshop spaces or gatherings of the trip with their days (H-144, H-145). Workshop spaces are read only. */
export function ServiceList({ trip, title, hint, empty, type }: ServiceListProps) {
  const format = useFormat();
  const entries = trip.servicesByDay.flatMap((day) =>
    day.services.filter((s) => s.type === type).map((service) => ({ service, day: day.day })),
  );
  return (
    <Card title={title} description={hint}>
      {entries.length === 0 ? (
        <p className="text-sm text-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {entries.map(({ service, day }, i) => (
            <li
              key={service.id ?? i}
              className="grid grid-cols-1 gap-1 py-3 first:pt-0 last:pb-0 sm:grid-cols-[8rem_1fr]"
            >
              <p className="tabular text-sm text-muted">
                {dayWords.day(day)} · {format.date(addDays(trip.startDate, day - 1), 'MMM DD')}
              </p>
              <div>
                <p className="font-medium">
                  {serviceTitle(service)}
                  {service.hoursRequested ? ` · ${dayWords.hours(service.hoursRequested)}` : ''}
                </p>
                {service.description && <p className="mt-0.5 text-sm text-muted">{service.description}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
