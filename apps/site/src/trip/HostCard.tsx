import type { PublicTrip } from '@caravan/sdk';
import { artworkAs } from '@caravan/shell/artworkAs';
import { useFormat } from '@caravan/shell/useFormat';
import { Avatar } from '@caravan/ui/Avatar';
import { LinkButton } from '@caravan/ui/LinkButton';
import { paths } from '../paths.ts';
import { readWords } from './readMessages.ts';

/** The trip's host: the reason to join it. */
export function HostCard({ trip: { host, hostPage, operatorName } }: { trip: PublicTrip }) {
  const format = useFormat();
  return (
    <section id="host" className="scroll-mt-16 border-t border-line py-12 lg:py-16">
      <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-10">
        {host.pictureUrl ? (
          <img
            src={host.pictureUrl}
            alt=""
            loading="lazy"
            width={144}
            height={144}
            className="size-28 rounded-full bg-sunken object-cover sm:size-36"
          />
        ) : (
          <Avatar name={host.displayName} size="xl" />
        )}
        <div className="min-w-0 self-center">
          <p className="kicker">{readWords.yourHost}</p>
          <h2 className="display-title mt-2 break-words">{host.displayName}</h2>
          {hostPage.tripsLed > 0 && (
            <p className="mt-1 text-sm text-muted">{readWords.tripsLed(hostPage.tripsLed)}</p>
          )}
          {host.bio && <p className="mt-4 max-w-prose text-lg leading-relaxed">{host.bio}</p>}
          {operatorName && <p className="mt-4 text-sm text-muted">{readWords.runBy(operatorName)}</p>}
          {hostPage.pagePath && (
            <LinkButton href={paths.host(hostPage.pagePath)} variant="secondary" className="mt-6">
              {readWords.moreOfHost(host.displayName)}
            </LinkButton>
          )}
        </div>
      </div>
      {hostPage.pastTrips.length > 0 && (
        <>
          <h3 className="display-heading mt-10">{readWords.pastTrips}</h3>
          <ul className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4">
            {hostPage.pastTrips.map((past) => (
              <li key={past.tripPath} className="min-w-0">
                <img
                  src={artworkAs(past.hero.url, 'landscape')}
                  alt=""
                  loading="lazy"
                  width={320}
                  height={200}
                  className="aspect-[8/5] w-full rounded-md bg-sunken object-cover"
                />
                <p className="mt-2 text-[0.9375rem] font-medium break-words">{past.name}</p>
                <p className="tabular text-[0.8125rem] text-muted">
                  {format.date(past.startDate)} · {format.countryNamed(past.country)}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
