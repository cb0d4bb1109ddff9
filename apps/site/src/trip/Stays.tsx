import type { PublicTrip } from '@caravan/sdk';
import { artworkAs } from '@caravan/shell/artworkAs';
import { serviceFacts, serviceTitle } from '@caravan/shell/serviceWords';
import { words } from './messages.ts';
import { staysOf } from './stays.ts';

/** The accommodations. */
export function Stays({ trip }: { trip: PublicTrip }) {
  const stays = staysOf(trip);
  return (
    <section id="stays" className="scroll-mt-16 border-t border-line py-12 lg:py-16">
      <h2 className="display-title">{words.stays}</h2>
      <ul className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2">
        {stays.map((stay, i) => {
          const picture = stay.images?.[0] ?? trip.photos[i % Math.max(1, trip.photos.length)] ?? trip.hero;
          return (
            <li key={stay.id ?? i} className={stays.length === 1 ? 'sm:col-span-2' : ''}>
              <img
                src={artworkAs(picture.url, 'landscape')}
                alt=""
                loading="lazy"
                width={800}
                height={500}
                className={`w-full rounded-lg bg-sunken object-cover ${stays.length === 1 ? 'aspect-[21/9]' : 'aspect-[8/5]'}`}
              />
              <h3 className="display-heading mt-4">{serviceTitle(stay)}</h3>
              <p className="mt-1 text-sm text-muted">{serviceFacts(stay).join(' · ')}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
