import { toApiError } from '@caravan/sdk';
import { getGetItineraryQueryOptions, getGetTripRequestQueryOptions } from '@caravan/sdk/react-query';
import { Questions } from '@caravan/shell/Questions';
import { ArtworkHero } from '@caravan/shell/ArtworkHero';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Alert } from '@caravan/ui/Alert';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { toast } from '@caravan/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { asRequested } from './approval.ts';
import { declineWords, reviewWords, words } from './messages.ts';
import { RequestFacts } from './RequestFacts.tsx';
import { reviewValues, type ReviewValues } from './review.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { TripSteps } from './TripSteps.tsx';
import { useMakeTrip } from './useMakeTrip.ts';

const DeclineDialog = lazy(() => import('./DeclineDialog.tsx').then((m) => ({ default: m.DeclineDialog })));

/** The review of a request: saving it creates the trip, whose review continues (O-098). */
export function RequestReview({ id }: { id: string }) {
  const request = useLoaded(getGetTripRequestQueryOptions(id));
  const itinerary = useLoaded(getGetItineraryQueryOptions(request.itinerary.id));
  const format = useFormat();
  const navigate = useNavigate();
  const { make, isPending } = useMakeTrip(id);
  const [declining, setDeclining] = useState(false);
  usePageTitle('Operator Portal', itinerary.name);

  const save = async (values: ReviewValues) => {
    const { id: made } = await make(values);
    toast({ title: reviewWords.requestSaved });
    await navigate({
      to: '/trips/$id/review-details',
      params: { id: made },
      search: { model: 'trip' },
      ignoreBlocker: true,
    });
  };

  // Approve as requested: create the trip, then open the confirmation of its prices and terms right away.
  const approve = async () => {
    try {
      const search = { model: 'trip' as const, approve: asRequested };
      const { id } = await make(reviewValues(itinerary));
      await navigate({ to: '/trips/$id/review-pricing', params: { id }, search, ignoreBlocker: true });
    } catch (cause) {
      toast({ tone: 'error', title: reviewWords.failed, message: toApiError(cause).message });
    }
  };

  return (
    <>
      <ArtworkHero
        photo={request.itinerary.hero}
        kicker={`${request.itinerary.destination} · ${format.dateRange(request.startDate, request.endDate)}`}
        title={request.itinerary.name}
        badges={
          <Badge tone="warning" dot onArtwork>
            {words.request}
          </Badge>
        }
      />
      {request.rejectionReason && (
        <Alert tone="warning" title={declineWords.declined} className="mt-6">
          {request.rejectionReason}
        </Alert>
      )}
      <TripSteps id={id} model="tripRequest" />
      <div className="flex flex-col gap-10">
        <section>
          <h2 className="display-heading mb-4">{reviewWords.requested}</h2>
          <RequestFacts request={request} />
        </section>
        <Questions key={id} requestId={id} reader="operator" />
        <section>
          <h2 className="display-heading mb-4">{reviewWords.trip}</h2>
          <ReviewForm
            key={id}
            values={reviewValues(itinerary)}
            editable={() => request.editable}
            savesUnchanged
            onSave={save}
            next={(unsaved) =>
              request.editable && (
                <>
                  <Button
                    variant="secondary"
                    isPending={isPending}
                    onPress={() => void approve()}
                    {...(unsaved && { disabledReason: reviewWords.saveFirst })}
                  >
                    {reviewWords.approve}
                  </Button>
                  <Button variant="ghost" onPress={() => setDeclining(true)}>
                    {declineWords.open}
                  </Button>
                </>
              )
            }
          />
        </section>
      </div>
      {declining && (
        <Suspense fallback={null}>
          <DeclineDialog
            request={request}
            onClose={() => setDeclining(false)}
            onDone={() => navigate({ to: '/trips', replace: true, ignoreBlocker: true })}
          />
        </Suspense>
      )}
    </>
  );
}
