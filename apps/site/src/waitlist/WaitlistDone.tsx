import type { PublicTrip, WaitlistEntry } from '@caravan/sdk';
import { counts } from '@caravan/shell/counts';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Check } from 'lucide-react';
import { useDraft } from '../checkout/draft.ts';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** The position on the waitlist, and what happens next. */
export function WaitlistDone({ trip, entry }: { trip: PublicTrip; entry: WaitlistEntry }) {
  const { selection } = useDraft(trip.tripPath);
  return (
    <div className="mt-6">
      <span className="grid size-12 place-items-center rounded-full bg-green-soft text-green">
        <Check aria-hidden className="size-6" strokeWidth={2.5} />
      </span>
      <h1 className="display-title mt-6">{words.doneTitle(entry.position)}</h1>
      <p className="mt-3 text-lg text-muted">{words.doneText(trip.name, counts.spots(selection.spots))}</p>
      <p className="tabular mt-8 inline-flex items-baseline gap-3 rounded-md border border-dashed border-line-strong px-5 py-3">
        <span className="kicker">{words.order}</span>
        <span className="text-xl font-medium tracking-wide">{entry.orderId}</span>
      </p>
      <h2 className="display mt-12 text-2xl">{words.next}</h2>
      <ol className="mt-4 grid list-decimal gap-2 ps-5 text-muted">
        {words.how.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <LinkButton href={paths.travelerTrip(trip.id)} size="lg" className="mt-10 w-full sm:w-auto">
        {words.see}
      </LinkButton>
    </div>
  );
}
