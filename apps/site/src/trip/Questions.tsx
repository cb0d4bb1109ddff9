import type { PublicTrip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Fold } from '@caravan/ui/Fold';
import { words } from './messages.ts';
import { questionsOf } from './questions.ts';

/** Questions and answers, which also collapse without scripts. */
export function Questions({ trip }: { trip: PublicTrip }) {
  const format = useFormat();
  const questions = questionsOf(trip, {
    money: (minor) => format.money(minor, trip.currency, { trim: true }),
    date: (civil) => format.date(civil),
  });
  return (
    <section id="questions" className="scroll-mt-16 border-t border-line py-12 lg:py-16">
      <h2 className="display-title">{words.questions}</h2>
      <div className="mt-6 divide-y divide-line border-y border-line">
        {questions.map(({ id, question, answer }) => (
          <Fold key={id} summary={<h3 className="text-[1.0625rem] font-medium">{question}</h3>}>
            <p className="max-w-prose pb-6 leading-relaxed text-muted">{answer}</p>
          </Fold>
        ))}
      </div>
    </section>
  );
}
