import type { PublicTrip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { words } from './messages.ts';
import { paymentWords, readWords } from './readMessages.ts';

/** What a traveler pays and when, and the price of each room type. */
export function Costs({ trip }: { trip: PublicTrip }) {
  const format = useFormat();
  const money = (minor: number) => format.money(minor, trip.currency, { trim: true });
  const rooms = [
    {
      key: 'shared',
      title: readWords.sharedRoom,
      detail: readWords.sharedRoomText,
      price: readWords.inThePrice,
    },
    ...(trip.privateRoomPriceMinor === undefined
      ? []
      : [
          {
            key: 'private',
            title: readWords.privateRoom,
            detail: trip.privateRoomsLeft
              ? readWords.privateRoomText(trip.privateRoomsLeft)
              : readWords.privateText,
            price: words.more(money(trip.privateRoomPriceMinor)),
          },
        ]),
  ];
  return (
    <section id="price" className="scroll-mt-16 border-t border-line py-12 lg:py-16">
      <h2 className="display-title">{words.price}</h2>
      <div className="mt-8 grid gap-x-12 gap-y-10 sm:grid-cols-2">
        <div>
          <h3 className="display-heading">{readWords.whenYouPay}</h3>
          <ol className="mt-5">
            {trip.payments.map((payment, i) => (
              <li
                key={payment.kind}
                className="relative border-s-2 border-line ps-6 pb-6 last:border-transparent last:pb-0"
              >
                <span
                  aria-hidden
                  className={`absolute -start-[0.4375rem] top-1.5 size-3 rounded-full border-2 border-accent-text ${i === 0 ? 'bg-accent-text' : 'bg-surface'}`}
                />
                <p className="tabular flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="font-medium">{paymentWords[payment.kind]}</span>
                  <span className="font-medium">{money(payment.amountMinor)}</span>
                </p>
                <p className="tabular text-sm text-muted">
                  {payment.due ? words.by(format.date(payment.due)) : readWords.whenBooking}
                </p>
              </li>
            ))}
          </ol>
          <p className="tabular mt-6 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
            <span>{readWords.perTravelerTotal}</span>
            <span className="text-lg font-medium">{money(trip.fromPriceMinor)}</span>
          </p>
        </div>
        <div>
          <h3 className="display-heading">{words.rooms}</h3>
          <ul className="mt-3 divide-y divide-line">
            {rooms.map((room) => (
              <li key={room.key} className="flex items-baseline justify-between gap-x-6 py-3">
                <div className="min-w-0">
                  <p className="font-medium">{room.title}</p>
                  <p className="text-sm text-muted">{room.detail}</p>
                </div>
                <p className="tabular shrink-0 text-[0.9375rem]">{room.price}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
