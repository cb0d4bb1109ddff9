import { toApiError } from '@caravan/sdk';
import {
  getGetItineraryQueryOptions,
  getGetTripQueryOptions,
  getGetTripRequestQueryOptions,
  useGetTrip,
  useGetTripRequest,
} from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Button } from '@caravan/ui/Button';
import { Drawer } from '@caravan/ui/Drawer';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Skeleton } from '@caravan/ui/Skeleton';
import { toast } from '@caravan/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
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
type PartProps = Omit<DoHereProps, 'kind'>;

/**
 * Answers a request or approves a trip without leaving the page; a link leads to every detail. The drawer
 * stays while a request becomes a trip: a dialog that opens together with its drawer would be disabled by it.
 */
export default function DoHere({ kind, id, onClose }: DoHereProps) {
  const { Title, Actions, Body } = parts[kind];
  return (
    <Drawer
      isOpen
      onClose={onClose}
      size="lg"
      title={<Title id={id} />}
      footer={
        <Suspense fallback={null}>
          <Actions id={id} onClose={onClose} />
        </Suspense>
      }
    >
      <Suspense fallback={<Skeleton lines={8} />}>
        <Body id={id} onClose={onClose} />
      </Suspense>
    </Drawer>
  );
}

const parts = {
  answer: { Title: RequestTitle, Actions: RequestActions, Body: RequestBody },
  approve: { Title: TripTitle, Actions: TripActions, Body: TripBody },
};

const useRequest = (id: string) => useLoaded(getGetTripRequestQueryOptions(id));
const useTrip = (id: string) => useLoaded(getGetTripQueryOptions(id));

function RequestTitle({ id }: { id: string }) {
  const { data } = useGetTripRequest(id);
  return data ? words.asks(data.host.displayName, data.itinerary.name) : words.loading;
}

/** Approving as requested creates the trip and opens its confirmation, with its terms. */
function RequestActions({ id, onClose }: PartProps) {
  const request = useRequest(id);
  const itinerary = useLoaded(getGetItineraryQueryOptions(request.itinerary.id));
  const { make, isPending } = useMakeTrip(id);
  const navigate = useNavigate();
  const [declines, setDeclines] = useState(false);
  const approve = async () => {
    try {
      const trip = await make(reviewValues(itinerary));
      await navigate({
        to: '.',
        search: ((now: object) => ({ ...now, do: `approve:${trip.id}`, approve: asRequested })) as never,
        state: (now) => now,
        replace: true,
      });
    } catch (cause) {
      toast({ tone: 'error', title: reviewWords.failed, message: toApiError(cause).message });
    }
  };
  return (
    <>
      <LinkButton href={paths.trip(id, 'review-details', 'tripRequest')} variant="secondary">
        {words.details}
      </LinkButton>
      {request.editable && (
        <>
          <Button variant="ghost" onPress={() => setDeclines(true)}>
            {declineWords.open}
          </Button>
          <Button isPending={isPending} onPress={() => void approve()}>
            {reviewWords.approve}
          </Button>
        </>
      )}
      <Suspense fallback={null}>
        {declines && <DeclineDialog request={request} onClose={() => setDeclines(false)} onDone={onClose} />}
      </Suspense>
    </>
  );
}

/** What the host asks for. */
function RequestBody({ id }: PartProps) {
  return <RequestFacts request={useRequest(id)} />;
}

function TripTitle({ id }: { id: string }) {
  return useGetTrip(id).data?.name ?? words.loading;
}

function TripActions({ id }: PartProps) {
  return (
    <>
      <LinkButton href={paths.trip(id)} variant="secondary">
        {words.details}
      </LinkButton>
      <LinkButton href={paths.trip(id, 'configure-services')} variant="secondary">
        {words.services}
      </LinkButton>
    </>
  );
}

/** What was requested, what the trip costs by number of travelers, and its approval. */
function TripBody({ id, onClose }: PartProps) {
  const trip = useTrip(id);
  const request = useGetTripRequest(trip.tripRequestId ?? '', {
    query: { enabled: Boolean(trip.tripRequestId), throwOnError: false },
  });
  const { save } = useSaveTrip(id);
  return (
    <div className="flex flex-col gap-6">
      <RequestFacts request={request.data} trip={trip} />
      <CostsCard trip={trip} />
      <ApproveCard
        trip={trip}
        save={save}
        hasUnsavedPrices={false}
        onApproved={() => {
          toast({ title: tripWords.success, message: words.others });
          onClose();
        }}
      />
    </div>
  );
}
