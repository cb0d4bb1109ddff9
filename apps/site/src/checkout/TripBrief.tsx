import type { PublicTrip } from '@caravan/sdk';
import { artworkAs } from '@caravan/shell/artworkAs';
import { useFormat } from '@caravan/shell/useFormat';
import { Avatar } from '@caravan/ui/Avatar';
import { Facts } from '@caravan/ui/Facts';
import { ShieldCheck } from 'lucide-react';
import { paymentWords } from '../trip/readMessages.ts';
import { words } from './messages.ts';

export type TripBriefProps = {
  trip: PublicTrip;
  /** The party's number of spots, once known. */
  spots?: number;
};

/** What is being booked, with whom, and when: visible from the first step to the last. */
export function TripBrief({ trip, spots }: TripBriefProps) {
  const format = useFormat();
  return (
    <div className="flex flex-wrap items-start gap-4">
      <img
        src={artworkAs(trip.hero.url, 'square')}
        alt=""
        width={88}
        height={88}
        className="size-22 shrink-0 rounded-md bg-sunken object-cover"
      />
      <div className="min-w-0 flex-[1_1_10rem]">
        <h2 className="display text-xl break-words">{trip.name}</h2>
        <p className="tabular mt-1 text-sm text-muted">
          {format.dateRange(trip.startDate, trip.endDate)}
          {spots !== undefined && ` · ${words.summaryOf(spots)}`}
        </p>
        <p className="mt-2 flex items-center gap-2 text-sm">
          <Avatar name={trip.host.displayName} src={trip.host.pictureUrl} size="sm" />
          {words.withHost(trip.host.displayName)}
        </p>
      </div>
    </div>
  );
}

/** The current refund rule in one sentence. */
export function RefundRule({ trip }: { trip: PublicTrip }) {
  const rule = trip.cancellation[0];
  if (!rule) return null;
  return (
    <p className="flex gap-3 text-sm text-muted">
      <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{words.refundRule(rule.title, rule.text)}</span>
    </p>
  );
}

/** What a traveler pays and when, before spots are held and the party's own price is known. */
export function PricePlan({ trip }: { trip: PublicTrip }) {
  const format = useFormat();
  const money = (minor: number) => format.money(minor, trip.currency, { trim: true });
  return (
    <Facts
      layout="plain"
      items={[
        { id: 'each', label: words.priceEach, value: money(trip.fromPriceMinor), strong: true },
        ...trip.payments.map((payment) => ({
          id: payment.kind,
          label: words.payment(
            paymentWords[payment.kind],
            payment.due ? words.by(format.date(payment.due)) : words.today,
          ),
          value: money(payment.amountMinor),
        })),
      ]}
    />
  );
}
