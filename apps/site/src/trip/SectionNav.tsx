import type { PublicTrip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { PlainLink } from '../frame/PlainLink.tsx';
import { words } from './messages.ts';

export type SectionNavProps = { trip: PublicTrip; sections: readonly { id: string; title: string }[] };

/** The sticky navigation: the page's sections, the dates, and the number of spots left. */
export function SectionNav({ trip, sections }: SectionNavProps) {
  const format = useFormat();
  return (
    <div className="sticky top-0 z-20 mt-8 border-y border-line bg-surface/95 backdrop-blur-sm">
      <div className="mx-auto flex w-full max-w-[84rem] items-center gap-8 px-5 sm:px-8 lg:px-12">
        <nav aria-label={words.onThisPage} className="min-w-0 flex-1 overflow-x-auto">
          <ul className="flex w-max gap-6 text-[0.9375rem]">
            {sections.map((section) => (
              <li key={section.id}>
                <PlainLink href={`#${section.id}`} className="inline-flex min-h-13 items-center">
                  {section.title}
                </PlainLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="tabular hidden shrink-0 text-sm text-muted lg:block">
          {format.dateRange(trip.startDate, trip.endDate)}
          {trip.bookable && ` · ${words.spotsLeft(trip.spotsLeft)}`}
        </p>
      </div>
    </div>
  );
}
