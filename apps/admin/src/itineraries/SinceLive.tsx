import type { Itinerary } from '@caravan/sdk';
import { Alert } from '@caravan/ui/Alert';
import { Difference } from './Difference.tsx';
import { words } from './messages.ts';

type Props = { itinerary: Itinerary };

/** What a reviewer needs to check first: all changes since the version that hosts can see, or that there is none. */
export function SinceLive({ itinerary: { id, liveVersion } }: Props) {
  if (!liveVersion)
    return (
      <Alert tone="info" title={words.review.firstTitle} className="mb-8">
        {words.review.firstTime}
      </Alert>
    );
  return (
    <section className="mb-10">
      <h2 className="display-heading mb-4">{words.review.since}</h2>
      <Difference id={id} version={liveVersion} />
    </section>
  );
}
