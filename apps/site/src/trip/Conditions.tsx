import type { PublicTrip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { CalendarClock, IdCard, ShieldCheck, Wallet } from 'lucide-react';
import { words } from './messages.ts';

/** Dates, papers and what happens when plans change. */
export function Conditions({ trip }: { trip: PublicTrip }) {
  const format = useFormat();
  const notes = [
    trip.bookingsDeadline && {
      icon: CalendarClock,
      text: words.deadline(format.date(trip.bookingsDeadline)),
    },
    trip.finalPaymentDue && { icon: Wallet, text: words.finalPayment(format.date(trip.finalPaymentDue)) },
    trip.passportRequired && { icon: IdCard, text: words.passport },
    trip.travelerInsuranceRequired && { icon: ShieldCheck, text: words.insurance },
  ].filter((note) => !!note);
  return (
    <section className="grid gap-12 border-t border-line py-14 sm:grid-cols-2 lg:py-20">
      {notes.length > 0 && (
        <div>
          <h2 className="display text-3xl">{words.goodToKnow}</h2>
          <ul className="mt-6 grid gap-4">
            {notes.map(({ icon: Icon, text }) => (
              <li key={text} className="flex gap-3">
                <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {trip.cancellationPolicy.length > 0 && (
        <div>
          <h2 className="display text-3xl">{words.cancellation}</h2>
          <ul className="mt-6 grid gap-3 text-[0.9375rem]">
            {trip.cancellationPolicy.map((line) => (
              <li key={line} className="border-l-2 border-line pl-4">
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
