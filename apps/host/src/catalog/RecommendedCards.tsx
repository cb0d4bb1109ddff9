import type { Recommendation, RecommendedItinerary } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { TripCard } from '@caravan/ui/TripCard';
import { paths } from '../paths.ts';

/** Maximum number of cards; the catalog marks the others. */
const atMost = 3;

/** The best recommendations that can be requested. */
export const bestOf = (recommendation: Recommendation | undefined): RecommendedItinerary[] =>
  (recommendation?.options ?? [])
    .filter((option) => option.active)
    .sort((a, b) => Number(b.topRecommended) - Number(a.topRecommended))
    .slice(0, atMost);

export type RecommendedCardsProps = { items: RecommendedItinerary[]; className: string; row?: boolean };

/** Recommended itineraries, each linking to its description. */
export function RecommendedCards({ items, className, row }: RecommendedCardsProps) {
  const format = useFormat();
  return (
    <ul className={className}>
      {items.map((itinerary) => (
        <li key={itinerary.id}>
          <TripCard
            href={paths.itinerary(itinerary.id)}
            title={itinerary.name}
            artwork={itinerary.heroImage?.url ?? ''}
            place={format.countryNamed(itinerary.country ?? '')}
            layout={row ? 'row' : 'poster'}
          />
        </li>
      ))}
    </ul>
  );
}
