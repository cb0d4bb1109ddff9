import { counts } from '@caravan/shell/counts';
import type { ItinerarySummary } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { ItineraryCard } from '@caravan/ui/ItineraryCard';
import { paths } from '../paths.ts';
import { ItineraryBadges } from './ItineraryBadges.tsx';
import { words } from './messages.ts';

export type CatalogGridProps = { items: ItinerarySummary[] };

/** The catalog's cards. A locked itinerary still links to its page, which explains how to unlock it. */
export function CatalogGrid({ items }: CatalogGridProps) {
  const format = useFormat();
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((itinerary) => (
        <li key={itinerary.id}>
          <ItineraryCard
            href={paths.itinerary(itinerary.id)}
            title={itinerary.name}
            artwork={itinerary.hero.url}
            place={`${format.countryNamed(itinerary.country)} · ${itinerary.destination}`}
            length={counts.days(itinerary.lengthInDays)}
            price={
              itinerary.fromPriceMinor !== undefined &&
              `${words.from} ${format.money(itinerary.fromPriceMinor, itinerary.currency)} ${words.perTraveler}`
            }
            badges={<ItineraryBadges itinerary={itinerary} />}
            locked={itinerary.locked && (itinerary.lockReason || words.lock.tier[itinerary.tier])}
            level={2}
          />
        </li>
      ))}
    </ul>
  );
}
