import type { PublicTrip } from '@caravan/sdk';
import { Avatar } from '@caravan/ui/Avatar';
import { words } from './messages.ts';

/** Who leads the trip: the reason to join it. */
export function HostCard({ trip: { host, operatorName } }: { trip: PublicTrip }) {
  return (
    <section className="grid gap-6 border-t border-line py-14 sm:grid-cols-[auto_1fr] sm:gap-10 lg:py-20">
      {host.pictureUrl ? (
        <img
          src={host.pictureUrl}
          alt=""
          loading="lazy"
          className="size-32 rounded-full bg-sunken object-cover sm:size-40"
        />
      ) : (
        <Avatar name={host.displayName} size="xl" />
      )}
      <div className="self-center">
        <p className="kicker">{words.yourHost}</p>
        <h2 className="display mt-2 text-4xl">{host.displayName}</h2>
        {host.bio && <p className="mt-4 max-w-prose text-lg leading-relaxed">{host.bio}</p>}
        {operatorName && <p className="mt-4 text-sm text-muted">{words.runBy(operatorName)}</p>}
      </div>
    </section>
  );
}
