import type { PublicTripCard } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import type { TripSearch } from './filter.ts';
import { words } from './messages.ts';

export type PlaceWordsProps = { search: TripSearch; trips: readonly PublicTripCard[] | undefined };

/** With more than this, the sentence would turn into a list. */
const most = 4;

const once = (texts: string[]) => [...new Set(texts)].slice(0, most);

/** The introduction of a country, destination, or category page: where its trips go, when, with whom, and from what price. */
export function PlaceWords({ search: { country, destination, category }, trips = [] }: PlaceWordsProps) {
  const format = useFormat();
  const [next] = trips;
  if (!next || !(country || destination || category)) return null;
  const places = once(
    trips.map((trip) => (country || destination ? trip.destination : format.countryNamed(trip.country))),
  );
  const hosts = once(trips.map((trip) => trip.hostName));
  const cheapest = trips.reduce((a, b) => (b.fromPriceMinor < a.fromPriceMinor ? b : a));
  return (
    <p className="tabular mt-4 max-w-prose leading-relaxed">
      {words.goTo(format.list(places))} {words.hostedBy(format.list(hosts))}{' '}
      {words.nextFrom(
        format.dateRange(next.startDate, next.endDate),
        format.money(cheapest.fromPriceMinor, cheapest.currency, { trim: true }),
      )}
    </p>
  );
}
