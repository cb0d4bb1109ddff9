import { useAdminGetTripRequest } from '@caravan/sdk/react-query';
import { Button } from '@caravan/ui/Button';
import { LinkButton } from '@caravan/ui/LinkButton';
import { lazy, Suspense, useState } from 'react';
import { useStaff } from '../frame/useStaff.ts';
import { paths } from '../paths.ts';
import { words } from '../requests/messages.ts';
import { RequestDetails } from '../requests/RequestDetails.tsx';
import { RequestFacts } from '../requests/RequestFacts.tsx';
import { type DecideProps, Frame } from './DecideFrame.tsx';

const DeclineRequest = lazy(() => import('../requests/DeclineRequest.tsx'));

/** A request that its operator leaves unanswered: what the host asked for, and an answer on the operator's behalf. */
export function RequestDecision(props: DecideProps) {
  const { data, error, refetch } = useAdminGetTripRequest(props.id, { query: { throwOnError: false } });
  const { changes } = useStaff();
  const [declines, setDeclines] = useState(false);
  return (
    <Frame
      {...props}
      title={data && words.pageTitle(data.itinerary.name, data.host.displayName)}
      error={error}
      onRetry={() => void refetch()}
      actions={
        data?.editable &&
        changes && (
          <>
            <Button variant="secondary" onPress={() => setDeclines(true)}>
              {words.decline.open}
            </Button>
            <LinkButton href={paths.operatorReview(data.id, 'tripRequest')}>{words.review}</LinkButton>
          </>
        )
      }
    >
      {data && (
        <div className="flex flex-col gap-6">
          <RequestFacts request={data} />
          <RequestDetails request={data} />
        </div>
      )}
      <Suspense fallback={null}>
        {data && declines && <DeclineRequest request={data} onClose={() => setDeclines(false)} />}
      </Suspense>
    </Frame>
  );
}
