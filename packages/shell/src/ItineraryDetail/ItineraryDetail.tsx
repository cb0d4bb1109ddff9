import { useFormat } from '../format/useFormat.ts';
import { counts } from '../words/counts.ts';
import type { Itinerary } from '@caravan/sdk';
import { Facts } from '@caravan/ui/Facts';
import { CalendarDays, Mountain, ShieldCheck, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { ArtworkHero } from '../ArtworkHero/ArtworkHero.tsx';
import { DayByDay } from '../DayByDay/DayByDay.tsx';
import { activityLevelWords } from '../words/tripWords.ts';
import { Inclusions } from './Inclusions.tsx';
import { words } from './messages.ts';
import { Packages } from './Packages.tsx';

export type ItineraryDetailProps = {
  itinerary: Itinerary;
  badges?: ReactNode;
  /** Sticky content next to the text: the price and the next step, or the reason why there is none. */
  aside?: ReactNode;
};

/** An itinerary in magazine style: picture, story, days, packages, and what the price includes. */
export function ItineraryDetail({ itinerary, badges, aside }: ItineraryDetailProps) {
  const format = useFormat();
  const level = itinerary.activityLevel ? activityLevelWords[itinerary.activityLevel] : undefined;
  const facts = [
    <Fact key="days" icon={<CalendarDays aria-hidden />} text={counts.days(itinerary.lengthInDays)} />,
    <Fact
      key="spots"
      icon={<Users aria-hidden />}
      text={words.groupOf(itinerary.minimumSpots, itinerary.maximumSpots)}
    />,
    level && <Fact key="level" icon={<Mountain aria-hidden />} text={level} />,
    itinerary.travelerInsuranceRequired && (
      <Fact key="ins" icon={<ShieldCheck aria-hidden />} text={words.insurance} />
    ),
  ].filter(Boolean);
  return (
    <article>
      <ArtworkHero
        size="lg"
        photo={itinerary.hero}
        kicker={`${format.countryNamed(itinerary.country)} · ${itinerary.destination}`}
        title={itinerary.name}
        facts={facts}
        badges={badges}
      />
      <div className="mt-10 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-16">
        {aside && (
          <aside className="order-first lg:order-last lg:sticky lg:top-24 lg:self-start">{aside}</aside>
        )}
        <div className="grid grid-cols-1 min-w-0 gap-14">
          <section>
            <h2 className="sr-only">{words.overview}</h2>
            <p className="font-display text-xl leading-relaxed whitespace-pre-line sm:text-[1.375rem]">
              {itinerary.tripSummary}
            </p>
            <Places itinerary={itinerary} />
          </section>
          <section>
            <h2 className="display-title mb-8">{words.days}</h2>
            <DayByDay
              days={itinerary.servicesByDay}
              artwork={itinerary.photos}
              currency={itinerary.currency}
            />
          </section>
          <Packages packages={itinerary.packages} currency={itinerary.currency} />
          <Inclusions inclusions={itinerary.inclusions} exclusions={itinerary.exclusions} />
          {itinerary.logistics && (
            <section>
              <h2 className="display-heading">{words.logistics}</h2>
              <p className="mt-3 max-w-[68ch] whitespace-pre-line">{itinerary.logistics}</p>
            </section>
          )}
        </div>
      </div>
    </article>
  );
}

function Fact({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <>
      {icon}
      {text}
    </>
  );
}

function Places({ itinerary }: { itinerary: Itinerary }) {
  const { arrivalLocation: to, departureLocation: from, cities } = itinerary;
  const rows: [string, string][] = [];
  if (cities?.length) rows.push([words.cities, cities.join(', ')]);
  if (to) rows.push([words.arrival, `${to.name} (${to.code})`]);
  if (from) rows.push([words.departure, `${from.name} (${from.code})`]);
  if (rows.length === 0) return null;
  return (
    <Facts
      layout="grid"
      className="mt-8 border-y border-line py-5"
      items={rows.map(([label, value]) => ({ id: label, label, value }))}
    />
  );
}
