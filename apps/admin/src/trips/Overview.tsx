import type { Person, Trip } from '@caravan/sdk';
import { DayNews } from '@caravan/shell/DayNews';
import { packageWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { StatCard } from '@caravan/ui/StatCard';
import { TextLink } from '@caravan/ui/TextLink';
import { Facts } from '../list/Facts.tsx';
import { paths } from '../paths.ts';
import { Decisions } from './Decisions.tsx';
import { tripWords as words } from './messages.ts';

/** A trip at a glance. */
export function Overview({ trip }: { trip: Trip }) {
  const format = useFormat();
  const f = words.facts;
  const accepted = (at?: string) => (at ? words.accepted(format.instant(at, 'date')) : words.notAccepted);
  const taken = trip.maximumSpots - trip.spotsLeft;
  return (
    <div className="flex flex-col gap-8">
      {trip.cancellationReason && (
        <Alert tone="warning" title={f.cancelled}>
          {trip.cancellationReason}
        </Alert>
      )}
      <Decisions trip={trip} />
      <DayNews tripId={trip.id} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-3 lg:grid-cols-4">
        <StatCard
          label={words.stats.booked}
          value={taken}
          detail={`${f.spots}: ${trip.minimumSpots}–${trip.maximumSpots}`}
        />
        <StatCard label={words.stats.confirmed} value={trip.confirmedSpots ?? 0} />
        <StatCard label={words.stats.pending} value={trip.pendingSpots ?? 0} />
        <StatCard label={words.stats.threshold} value={trip.minimumTripThreshold ?? trip.minimumSpots} />
      </div>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <Facts
          rows={[
            [f.host, linked(trip.host, paths.host) ?? trip.hostName],
            [f.operator, linked(trip.operator, paths.operator) ?? trip.operatorName],
            [f.manager, trip.accountManager?.displayName],
            [f.dates, format.dateRange(trip.startDate, trip.endDate)],
            [f.package, trip.selectedPackage && packageWords[trip.selectedPackage]],
            [
              f.companions,
              [
                trip.companions?.map((c) => `${c.firstName} ${c.lastName} (${c.ageRange})`).join(', '),
                trip.companionsSubmittedAt && format.instant(trip.companionsSubmittedAt, 'date'),
              ]
                .filter(Boolean)
                .join(' · '),
            ],
            [
              f.additional,
              trip.additionalRequests && (
                <span className="whitespace-pre-line">{trip.additionalRequests}</span>
              ),
            ],
            [
              f.id,
              <code key="id" className="text-xs">
                {trip.id}
              </code>,
            ],
          ]}
        />
        <Facts
          rows={[
            [f.launch, trip.launchDate ? format.instant(trip.launchDate) : words.notScheduled],
            [f.publish, words.publish[trip.publishStatus]],
            [f.published, trip.lastPublishDate && format.instant(trip.lastPublishDate, 'date')],
            [f.deadline, trip.bookingsDeadline && format.date(trip.bookingsDeadline)],
            [f.auto, trip.bookingAutoConfirmation ? words.on : words.off],
            [f.operatorTerms, accepted(trip.operatorTermsAcceptedAt)],
            [f.hostTerms, accepted(trip.hostTermsAcceptedAt)],
            [f.insurance, trip.travelerInsuranceRequired ? words.required : words.notRequired],
            [f.passport, trip.passportRequired ? words.required : words.notRequired],
          ]}
        />
      </div>
    </div>
  );
}

/** A person's name, linked to their record. */
const linked = (who: Person | undefined, to: (id: string) => string) =>
  who && <TextLink href={to(who.id)}>{who.displayName}</TextLink>;
