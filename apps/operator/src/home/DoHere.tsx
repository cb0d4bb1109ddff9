import { toApiError } from '@caravan/sdk';
import {
  getGetItineraryQueryOptions,
  getGetTripQueryOptions,
  getGetTripRequestQueryOptions,
  useGetTripRequest,
} from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Button } from '@caravan/ui/Button';
import { Drawer } from '@caravan/ui/Drawer';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Skeleton } from '@caravan/ui/Skeleton';
import { toast } from '@caravan/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { paths } from '../paths.ts';
import { ApproveCard } from '../trips/ApproveCard.tsx';
import { asRequested } from '../trips/approval.ts';
import { CostsCard } from '../trips/CostsCard.tsx';
import { declineWords, reviewWords, words as tripWords } from '../trips/messages.ts';
import { RequestFacts } from '../trips/RequestFacts.tsx';
import { reviewValues } from '../trips/review.ts';
import { useMakeTrip } from '../trips/useMakeTrip.ts';
import { useSaveTrip } from '../trips/useSaveTrip.ts';
import { words } from './messages.ts';

const DeclineDialog = lazy(() =>
  import('../trips/DeclineDialog.tsx').then((m) => ({ default: m.DeclineDialog })),
);

export type DoHereProps = { kind: 'answer' | 'approve'; id: string; onClose: () => void };

/** Answers a request or approves a trip without leaving the home page; a link leads to every detail. */
export default function DoHere(props: DoHereProps) {
  const Here = { answer: AnswerHere, approve: ApproveHere }[props.kind];
  return (
    <Suspense
      fallback={
        <Drawer isOpen onClose={props.onClose} size="lg" title={words.loading}>
          <Skeleton lines={8} />
        </Drawer>
      }
    >
      <Here {...props} />
    </Suspense>
  );
}

type PlaceProps = {
  title: string;
  href: string;
  onClose: () => void;
  actions?: ReactNode;
  children: ReactNode;
};

function Place({ title, href, onClose, actions, children }: PlaceProps) {
  return (
    <Drawer
      isOpen
      onClose={onClose}
      size="lg"
      title={title}
      footer={
        <>
          <LinkButton href={href} variant="secondary">
            {words.details}
          </LinkButton>
          {actions}
        </>
      }
    >
      <div className="flex flex-col gap-6">{children}</div>
    </Drawer>
  );
}

/** What the host asks for. Approving as requested creates the trip and opens its confirmation, with its terms. */
function AnswerHere({ id, onClose }: DoHereProps) {
  const request = useLoaded(getGetTripRequestQueryOptions(id));
  const itinerary = useLoaded(getGetItineraryQueryOptions(request.itinerary.id));
  const { make, isPending } = useMakeTrip(id);
  const navigate = useNavigate();
  const [declines, setDeclines] = useState(false);
  const approve = async () => {
    try {
      const trip = await make(reviewValues(itinerary));
      await navigate({
        to: '.',
        search: { do: `approve:${trip.id}`, approve: asRequested } as never,
        state: (now) => now,
        replace: true,
      });
    } catch (cause) {
      toast({ tone: 'error', title: reviewWords.failed, message: toApiError(cause).message });
    }
  };
  return (
    <Place
      title={words.asks(request.host.displayName, request.itinerary.name)}
      href={paths.trip(id, 'review-details', 'tripRequest')}
      onClose={onClose}
      actions={
        request.editable && (
          <>
            <Button variant="ghost" onPress={() => setDeclines(true)}>
              {declineWords.open}
            </Button>
            <Button isPending={isPending} onPress={() => void approve()}>
              {reviewWords.approve}
            </Button>
          </>
        )
      }
    >
      <RequestFacts request={request} />
      <Suspense fallback={null}>
        {declines && <DeclineDialog request={request} onClose={() => setDeclines(false)} onDone={onClose} />}
      </Suspense>
    </Place>
  );
}

/** What a trip costs by number of travelers, and its approval. */
function ApproveHere({ id, onClose }: DoHereProps) {
  const trip = useLoaded(getGetTripQueryOptions(id));
  const request = useGetTripRequest(trip.tripRequestId ?? '', {
    query: { enabled: Boolean(trip.tripRequestId), throwOnError: false },
  });
  const { save } = useSaveTrip(id);
  return (
    <Place title={trip.name} href={paths.trip(id)} onClose={onClose}>
      <RequestFacts request={request.data} trip={trip} />
      <CostsCard trip={trip} />
      <ApproveCard
        trip={trip}
        save={save}
        hasUnsavedPrices={false}
        onApproved={() => {
          toast({ title: tripWords.success });
          onClose();
        }}
      />
    </Place>
  );
}
