import type { PublicTrip } from '@caravan/sdk';
import { TripGrid } from '../trips/TripGrid.tsx';
import { words } from './messages.ts';

/** Similar trips. */
export function Similar({ trip }: { trip: PublicTrip }) {
  if (trip.similar.length === 0) return null;
  return (
    <section aria-labelledby="similar-title" className="border-t border-line bg-sunken py-14 lg:py-20">
      <div className="mx-auto w-full max-w-[84rem] px-5 sm:px-8 lg:px-12">
        <h2 id="similar-title" className="display-title mb-8">
          {words.similar}
        </h2>
        <TripGrid trips={trip.similar} level={3} />
      </div>
    </section>
  );
}
