import type { PublicTrip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { CalendarClock, IdCard, ShieldCheck } from 'lucide-react';
import { readWords } from './readMessages.ts';

const marks = {
  full: 'border-green bg-green',
  part: 'border-warning bg-warning',
  credit: 'border-warning bg-warning',
  none: 'border-red bg-red',
};

/** The cancellation terms on a timeline, and what to bring. */
export function Conditions({ trip }: { trip: PublicTrip }) {
  const format = useFormat();
  const notes = [
    trip.bookingsDeadline && {
      icon: CalendarClock,
      text: readWords.deadline(format.date(trip.bookingsDeadline)),
    },
    trip.passportRequired && { icon: IdCard, text: readWords.passport },
    trip.travelerInsuranceRequired && { icon: ShieldCheck, text: readWords.insurance },
  ].filter((note) => !!note);
  return (
    <>
      <section id="cancel" className="scroll-mt-16 border-t border-line py-12 lg:py-16">
        <h2 className="display-title">{readWords.cancellation}</h2>
        <ol className="mt-8 max-w-2xl">
          {trip.cancellation.map((step) => (
            <li
              key={step.title}
              className="relative border-s-2 border-line ps-7 pb-7 last:border-transparent last:pb-0"
            >
              <span
                aria-hidden
                className={`absolute -start-[0.4375rem] top-1.5 size-3 rounded-full border-2 ${marks[step.kind]}`}
              />
              <h3 className="font-medium">{step.title}</h3>
              <p className="mt-1 text-[0.9375rem] text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      {notes.length > 0 && (
        <section className="border-t border-line py-12 lg:py-16">
          <h2 className="display-title">{readWords.goodToKnow}</h2>
          <ul className="mt-6 grid gap-4">
            {notes.map(({ icon: Icon, text }) => (
              <li key={text} className="flex gap-3">
                <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
