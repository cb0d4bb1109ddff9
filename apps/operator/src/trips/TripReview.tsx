import { getGetTripQueryOptions, useGetTripRequest } from '@caravan/sdk/react-query';
import { Questions } from '@caravan/shell/Questions';
import { useLoaded } from '@caravan/shell/useLoaded';
import { LinkButton } from '@caravan/ui/LinkButton';
import { toast } from '@caravan/ui/toast';
import { paths } from '../paths.ts';
import { reviewWords as words } from './messages.ts';
import { RequestFacts } from './RequestFacts.tsx';
import { canEdit, changes, reviewValues, zonesOf } from './review.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { TripOffer } from './TripOffer.tsx';
import { useSaveTrip } from './useSaveTrip.ts';

/** Step 1 of a trip: what was requested, and what the trip makes of it. */
export function TripReview({ id }: { id: string }) {
  const trip = useLoaded(getGetTripQueryOptions(id));
  const request = useGetTripRequest(trip.tripRequestId ?? '', {
    query: { enabled: Boolean(trip.tripRequestId), throwOnError: false },
  });
  const { save } = useSaveTrip(id);
  return (
    <div className="flex flex-col gap-10">
      <section>
        <h2 className="display-heading mb-4">{words.requested}</h2>
        <RequestFacts request={request.data} trip={trip} />
      </section>
      {trip.tripRequestId && request.data && (
        <Questions key={trip.tripRequestId} requestId={trip.tripRequestId} reader="operator" />
      )}
      <TripOffer trip={trip} />
      <section>
        <h2 className="display-heading mb-4">{words.trip}</h2>
        <ReviewForm
          key={id}
          values={reviewValues(trip)}
          editable={(name) => canEdit(trip, name)}
          zones={zonesOf(trip)}
          onSave={async (values) => {
            await save({ version: trip.version, ...changes(values, trip) });
            toast({ title: words.saved });
          }}
          next={(unsaved) => (
            <LinkButton href={paths.trip(id, 'configure-services')} variant={unsaved ? 'ghost' : 'primary'}>
              {words.continue}
            </LinkButton>
          )}
        />
      </section>
    </div>
  );
}
