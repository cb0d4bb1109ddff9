import type { Itinerary } from '@caravan/sdk';
import { Difference } from './Difference.tsx';
import { words } from './messages.ts';

/** What a reviewer needs to check: all changes since the version that hosts can see. */
export function SinceLive({ itinerary: { id, liveVersion } }: { itinerary: Itinerary }) {
  return (
    <section className="mt-10">
      <h2 className="display-heading mb-4">{words.review.since}</h2>
      {liveVersion ? (
        <Difference id={id} version={liveVersion} />
      ) : (
        <p className="text-sm text-muted">{words.review.firstTime}</p>
      )}
    </section>
  );
}
