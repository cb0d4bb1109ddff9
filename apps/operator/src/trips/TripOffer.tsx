import type { Trip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { type Fact, Facts } from '@caravan/ui/Facts';
import type { ReactNode } from 'react';
import { offerWords as words } from './messages.ts';

/** A trip's offers outside its days, and what its host chose (O-059). Renders nothing if there are none. */
export function TripOffer({ trip }: { trip: Trip }) {
  const format = useFormat();
  const money = (minor: number) => format.money(minor, trip.currency);
  const { months = 0, days = 0 } = trip.tripLeadTime ?? {};
  const facts = [
    list(
      words.stays,
      trip.operatorCosts?.optionalAccommodations?.map((stay) => [
        stay.timing === 'onTrip' ? words.onTrip : words.timing[stay.timing],
        [
          ...stay.costThresholds.map((tier) => words.night(tier.numberOfTravelers, money(tier.priceMinor))),
          words.ownRooms(stay.singleSupplementQuantity),
        ].join(' · '),
      ]),
    ),
    list(
      words.services,
      trip.additionalOptionalServices?.map(({ name, priceMinor, quantity }) => [
        name,
        [
          priceMinor === undefined ? '' : money(priceMinor),
          quantity === undefined ? '' : words.upTo(quantity),
        ]
          .filter(Boolean)
          .join(' · '),
      ]),
    ),
    list(
      words.chosen,
      [...(trip.hostSelectedOptionalServices ?? []), ...(trip.hostSelectedOptionalActivities ?? [])].map(
        ({ name, quantity }) => [name ?? '', `× ${quantity}`],
      ),
    ),
    list(
      words.onTrip,
      trip.optionalOnTripServices?.map(({ name, title }) => [name ?? title ?? '', '']),
    ),
    trip.accountManager && fact(words.manager, trip.accountManager.displayName),
    (months > 0 || days > 0) && fact(words.leadTime, words.lead(months, days)),
  ].filter((one) => one !== undefined && one !== false);
  if (facts.length === 0) return null;
  return (
    <section>
      <h2 className="display-heading mb-4">{words.title}</h2>
      <Card>
        <Facts layout="grid" items={facts} />
      </Card>
    </section>
  );
}

const fact = (label: string, value: ReactNode): Fact => ({ id: label, label, value });

function list(label: string, rows: [string, string][] = []): Fact | undefined {
  if (rows.length === 0) return undefined;
  return {
    ...fact(
      label,
      <ul>
        {rows.map(([name, detail], i) => (
          <li key={i}>
            {name} {detail && <span className="text-muted tabular">{detail}</span>}
          </li>
        ))}
      </ul>,
    ),
    isLong: rows.some(([, detail]) => detail),
  };
}
