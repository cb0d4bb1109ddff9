import type { Itinerary, Service } from '@caravan/sdk';
import { DayByDay } from '@caravan/shell/DayByDay';
import { dayWords, serviceTitle } from '@caravan/shell/serviceWords';
import { supplyNamed } from '@caravan/shell/supplyWords';
import { useFormat } from '@caravan/shell/useFormat';
import { EmptyState } from '@caravan/ui/EmptyState';
import { CommentAt } from './CommentAt.tsx';
import { words } from './messages.ts';
import { Section } from './Section.tsx';

/** The services day by day, each with its comment. */
export function Days({ itinerary }: { itinerary: Itinerary }) {
  return (
    <Section title={words.tabs.days} field="servicesByDay">
      {itinerary.servicesByDay.length === 0 ? (
        <EmptyState title={words.noDays} art="calendar" level={3}>
          {words.noDaysText}
        </EmptyState>
      ) : (
        <div className="max-w-5xl">
          <DayByDay
            days={itinerary.servicesByDay}
            currency={itinerary.currency}
            dayAction={(day) => <CommentAt field={`days/${day.day}`} label={dayWords.day(day.day)} />}
            photoAction={({ url, alt }, i, { day }) => (
              <>
                <span className="min-w-0">{alt || words.noPhotoText}</span>
                <CommentAt field={`dayPhotos/${day}/${url}`} label={words.photoOfDay(i + 1, day)} />
              </>
            )}
            entryAction={(service) => (
              <span className="flex flex-wrap items-center gap-x-2">
                <Terms service={service} currency={itinerary.currency} />
                {service.id && <CommentAt serviceId={service.id} label={serviceTitle(service)} />}
              </span>
            )}
          />
        </div>
      )}
    </Section>
  );
}

/** The supplier's terms of a service, which travelers don't see. */
function Terms({ service: s, currency }: { service: Service; currency: string }) {
  const { money } = useFormat();
  const w = words.service;
  const terms = [
    s.priceMinor && w.price(money(s.priceMinor, currency)),
    s.pricePerHourMinor && w.perHour(money(s.pricePerHourMinor, currency)),
    s.hoursAvailable && dayWords.hours(s.hoursAvailable),
    s.minPax && w.atLeast(s.minPax),
    s.cutoffLeadTimeDays && w.cutoff(s.cutoffLeadTimeDays),
    s.occupancy && w[s.occupancy],
    s.quantityAvailable && w.rooms(s.quantityAvailable),
    ...(s.options ?? []).map(supplyNamed),
  ].filter(Boolean);
  return terms.length > 0 && <span className="text-sm text-muted tabular">{terms.join(' · ')}</span>;
}
