import type { PublicTrip } from '@caravan/sdk';
import { serviceTitle } from '@caravan/shell/serviceWords';
import { useFormat } from '@caravan/shell/useFormat';
import { words } from './messages.ts';
import { readWords } from './readMessages.ts';

/** What travelers can add when booking: the optional activities. */
export function Extras({ trip }: { trip: PublicTrip }) {
  const format = useFormat();
  const rows = trip.addOns.map((service, i) => ({
    key: service.id ?? String(i),
    title: serviceTitle(service),
    detail:
      service.description ||
      service.location ||
      (service.available !== undefined ? readWords.placesLeft(service.available) : undefined),
    price: service.unitPriceWithFeeMinor,
  }));
  if (rows.length === 0) return null;
  return (
    <section className="border-t border-line py-12 lg:py-16">
      <h2 className="display-title">{readWords.extras}</h2>
      <p className="mt-2 text-muted">{readWords.extrasText}</p>
      <ul className="mt-8 divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <li key={row.key} className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-5">
            <div className="max-w-prose">
              <h3 className="font-medium">{row.title}</h3>
              {row.detail && <p className="mt-0.5 text-sm text-muted">{row.detail}</p>}
            </div>
            {row.price !== undefined && (
              <p className="tabular">
                {format.money(row.price, trip.currency, { trim: true })}{' '}
                <span className="text-sm text-muted">{words.perTraveler}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
