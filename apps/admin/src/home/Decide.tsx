import type { Itinerary } from '@caravan/sdk';
import {
  getAdminGetWebhookQueryKey,
  getAdminListReviewsQueryKey,
  getListWaitingQueryKey,
  useAdminGetItinerary,
  useAdminGetTrip,
  useAdminGetWebhook,
} from '@caravan/sdk/react-query';
import { adminListReviews, adminUpdateWebhook, moderateReview, retryJob } from '@caravan/sdk/client';
import { allPages } from '@caravan/shell/allPages';
import { DayNews } from '@caravan/shell/DayNews';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { Rating } from '@caravan/ui/Rating';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReviewContext, useReview } from '../itineraries/comments.ts';
import { Days } from '../itineraries/Days.tsx';
import { Details } from '../itineraries/Details.tsx';
import { Offer } from '../itineraries/Offer.tsx';
import { ReviewActions } from '../itineraries/ReviewActions.tsx';
import { SinceLive } from '../itineraries/SinceLive.tsx';
import HideReview from '../reviews/HideReview.tsx';
import { words as reviews } from '../reviews/messages.ts';
import { Decisions } from '../trips/Decisions.tsx';
import { NextStep } from '../trips/NextStep.tsx';
import { Pricing } from '../trips/Pricing.tsx';
import RefundDrawer from '../refunds/RefundDrawer.tsx';
import { type DecideProps, Frame, Problem } from './DecideFrame.tsx';
import { DifferenceDecision, DisputeDecision, PayoutDecision } from './DecideMoney.tsx';
import { inPlace } from './decideMessages.ts';
import { kinds } from './messages.ts';
import { RequestDecision } from './RequestDecision.tsx';

/** Decides a pending item directly from the list: the key facts, the decision, and a link to all details. */
export default function Decide(props: DecideProps) {
  switch (props.kind) {
    case 'itineraryReview':
      return <ItineraryDecision {...props} />;
    case 'payout':
    case 'payoutApproval':
      return <PayoutDecision {...props} />;
    case 'refund':
      return <RefundDrawer id={props.id} onClose={props.onClose} />;
    case 'dispute':
      return <DisputeDecision {...props} />;
    case 'difference':
      return <DifferenceDecision {...props} />;
    case 'tripRequest':
      return <RequestDecision {...props} />;
    case 'job':
      return <JobDecision {...props} />;
    case 'webhook':
      return <WebhookDecision {...props} />;
    case 'review':
      return <ReviewDecision {...props} />;
    default:
      return <TripDecision {...props} />;
  }
}

function TripDecision(props: DecideProps) {
  const { data: trip, error, refetch } = useAdminGetTrip(props.id);
  const format = useFormat();
  return (
    <Frame
      {...props}
      title={trip?.name}
      error={error}
      onRetry={() => void refetch()}
      actions={trip && props.kind === 'tripPricing' && <NextStep trip={trip} />}
    >
      {trip && (
        <div className="flex flex-col gap-6">
          <p className="text-sm text-muted">
            {[trip.hostName, trip.destination, format.dateRange(trip.startDate, trip.endDate)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Decisions trip={trip} />
          {props.kind === 'technicalItinerary' && <DayNews tripId={trip.id} />}
          {props.kind === 'tripPricing' && <Pricing trip={trip} narrow />}
        </div>
      )}
    </Frame>
  );
}

function ItineraryDecision(props: DecideProps) {
  const { data, error, refetch } = useAdminGetItinerary(props.id);
  return data ? (
    <LoadedItinerary {...props} itinerary={data} />
  ) : (
    <Frame {...props} title={undefined} error={error} onRetry={() => void refetch()}>
      {null}
    </Frame>
  );
}

type LoadedProps = DecideProps & { itinerary: Itinerary };

function LoadedItinerary({ itinerary, ...props }: LoadedProps) {
  const review = useReview(itinerary);
  return (
    <ReviewContext value={review}>
      <Frame
        {...props}
        title={itinerary.name}
        error={null}
        onRetry={() => undefined}
        actions={<ReviewActions itinerary={itinerary} comments={review.comments} onDecided={review.clear} />}
      >
        {review.say && <SinceLive itinerary={itinerary} />}
        <div className="flex flex-col gap-10">
          <Details itinerary={itinerary} />
          <Days itinerary={itinerary} />
          <Offer itinerary={itinerary} />
        </div>
      </Frame>
    </ReviewContext>
  );
}

function JobDecision(props: DecideProps) {
  const retry = useChange(retryJob, { failed: 'here', done: inPlace.jobRetried, onDone: props.onClose });
  return (
    <Frame
      {...props}
      title={kinds.job.title}
      error={null}
      onRetry={() => undefined}
      actions={
        <Button isPending={retry.isPending} onPress={() => retry.run(props.id)}>
          {inPlace.job}
        </Button>
      }
    >
      <p>{inPlace.jobText}</p>
      <Problem>{retry.problem}</Problem>
    </Frame>
  );
}

function WebhookDecision(props: DecideProps) {
  const { data: hook, error, refetch } = useAdminGetWebhook(props.id);
  const refresh = [getListWaitingQueryKey(), getAdminGetWebhookQueryKey(props.id)];
  const pause = useChange(adminUpdateWebhook, { done: inPlace.webhookPaused, refresh });
  const resume = useChange(adminUpdateWebhook, {
    failed: 'here',
    done: ({ id, version }) => ({
      title: inPlace.webhookResumed,
      action: { label: inPlace.undo, onAction: () => pause.run(id, { version, state: 'paused' }) },
    }),
    refresh,
    onDone: props.onClose,
  });
  return (
    <Frame
      {...props}
      title={hook && kinds.webhook.title}
      error={error}
      onRetry={() => void refetch()}
      actions={
        hook && (
          <Button
            isPending={resume.isPending}
            onPress={() => resume.run(hook.id, { version: hook.version, state: 'active' })}
          >
            {inPlace.webhook}
          </Button>
        )
      }
    >
      <p className="font-medium wrap-anywhere">{hook?.url}</p>
      <p className="mt-3">{inPlace.webhookText}</p>
      {hook?.pauseReason && <p className="mt-3 text-sm text-muted">{hook.pauseReason}</p>}
      <Problem>{resume.problem}</Problem>
    </Frame>
  );
}

function ReviewDecision(props: DecideProps) {
  const { data, error, refetch } = useQuery({
    queryKey: [...getAdminListReviewsQueryKey({ state: 'waiting' }), 'all'],
    queryFn: ({ signal }) =>
      allPages((page) => adminListReviews({ state: 'waiting', limit: 100, ...page }, { signal })),
    throwOnError: false,
  });
  const [hiding, setHiding] = useState(false);
  const keep = useChange(moderateReview, { failed: 'here', done: reviews.kept, onDone: props.onClose });
  const review = data?.find(({ id }) => id === props.id);
  return (
    <Frame
      {...props}
      title={data && (review?.tripName ?? kinds.review.title)}
      error={error}
      onRetry={() => void refetch()}
      actions={
        review && (
          <>
            <Button variant="danger" onPress={() => setHiding(true)}>
              {reviews.hide}
            </Button>
            <Button isPending={keep.isPending} onPress={() => keep.run(review.id, { hidden: false })}>
              {reviews.keep}
            </Button>
          </>
        )
      }
    >
      {review && (
        <>
          <Rating label={reviews.columns.rating} value={review.rating} />
          <p className="mt-3 whitespace-pre-line">{review.comment}</p>
          <p className="mt-2 text-sm text-muted">{review.firstName}</p>
        </>
      )}
      <Problem>{keep.problem}</Problem>
      {review && hiding && <HideReview review={review} onClose={() => setHiding(false)} />}
    </Frame>
  );
}
