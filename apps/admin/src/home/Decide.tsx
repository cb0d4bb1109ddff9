import type { Itinerary, WaitingGroupKind } from '@caravan/sdk';
import {
  useAdminGetItinerary,
  useAdminGetTrip,
  useAdminGetWebhook,
  useAdminListReviews,
} from '@caravan/sdk/react-query';
import { actOnPayout, adminUpdateWebhook, moderateReview, retryJob } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { Drawer } from '@caravan/ui/Drawer';
import { ErrorState } from '@caravan/ui/ErrorState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Rating } from '@caravan/ui/Rating';
import { Skeleton } from '@caravan/ui/Skeleton';
import { type ReactNode, useState } from 'react';
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
import { inPlace } from './decideMessages.ts';
import { kinds } from './messages.ts';

type DecideProps = {
  kind: WaitingGroupKind;
  id: string;
  /** Path to all details. */
  href: string;
  onClose: () => void;
};

/** Decides a pending item directly from the list: the key facts, the decision, and a link to all details. */
export default function Decide(props: DecideProps) {
  switch (props.kind) {
    case 'itineraryReview':
      return <ItineraryDecision {...props} />;
    case 'payout':
    case 'payoutApproval':
      return <PayoutDecision {...props} />;
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

type FrameProps = DecideProps & {
  title: string | undefined;
  error: Error | null;
  onRetry: () => void;
  actions?: ReactNode;
  children: ReactNode;
};

function Frame({ kind, href, onClose, title, error, onRetry, actions, children }: FrameProps) {
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={title ?? kinds[kind].title}
      size="lg"
      footer={
        <>
          <LinkButton href={href} variant="secondary">
            {inPlace.all}
          </LinkButton>
          {actions}
        </>
      }
    >
      {error ? (
        <ErrorState onRetry={onRetry}>{error.message}</ErrorState>
      ) : title === undefined ? (
        <Skeleton lines={6} />
      ) : (
        children
      )}
    </Drawer>
  );
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

function PayoutDecision(props: DecideProps) {
  const approves = props.kind === 'payoutApproval';
  const act = useChange(actOnPayout, {
    failed: 'here',
    done: approves ? inPlace.approved : inPlace.retried,
    onDone: props.onClose,
  });
  return (
    <Frame
      {...props}
      title={kinds[props.kind].title}
      error={null}
      onRetry={() => undefined}
      actions={
        <Button
          isPending={act.isPending}
          onPress={() => act.run(props.id, approves ? 'approve' : 'retry', {})}
        >
          {approves ? inPlace.approve : inPlace.retry}
        </Button>
      }
    >
      <p>{approves ? inPlace.approveText : inPlace.retryText}</p>
      <Problem>{act.problem}</Problem>
    </Frame>
  );
}

function Problem({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p role="alert" className="mt-4 text-sm text-red">
      {children}
    </p>
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
  const resume = useChange(adminUpdateWebhook, {
    failed: 'here',
    done: inPlace.webhookResumed,
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
  const { data, error, refetch } = useAdminListReviews({ state: 'waiting' });
  const [hiding, setHiding] = useState(false);
  const keep = useChange(moderateReview, { failed: 'here', done: reviews.kept, onDone: props.onClose });
  const review = data?.items.find(({ id }) => id === props.id);
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
