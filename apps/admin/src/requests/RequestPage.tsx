import type { TripRequest } from '@caravan/sdk';
import { getAdminGetTripRequestQueryOptions } from '@caravan/sdk/react-query';
import { Questions } from '@caravan/shell/Questions';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Alert } from '@caravan/ui/Alert';
import { Badge } from '@caravan/ui/Badge';
import { Breadcrumb } from '@caravan/ui/Breadcrumb';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { lazy, Suspense, useState } from 'react';
import { useStaff } from '../frame/useStaff.ts';
import { paths } from '../paths.ts';
import { requestTones, words } from './messages.ts';
import { RequestDetails } from './RequestDetails.tsx';
import { RequestFacts } from './RequestFacts.tsx';

const EditRequest = lazy(() => import('./EditRequest.tsx'));
const DeclineRequest = lazy(() => import('./DeclineRequest.tsx'));

/** One request: what the host asked for, and the marketplace's actions. */
export function RequestPage({ id }: { id: string }) {
  const format = useFormat();
  const request = useLoaded(getAdminGetTripRequestQueryOptions(id));
  const [asking, setAsking] = useState<'edit' | 'decline'>();
  const close = () => setAsking(undefined);
  const title = words.pageTitle(request.itinerary.name, request.host.displayName);
  usePageTitle('Admin Portal', title);
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[{ label: words.title, href: paths.tripRequests }, { label: request.itinerary.name }]}
          />
        }
        title={title}
        kicker={`${request.itinerary.destination}, ${format.countryNamed(request.itinerary.country)}`}
        badges={
          <>
            <Badge tone={requestTones[request.status]} dot>
              {words.statuses[request.status]}
            </Badge>
            {request.instantlyApproved && <Badge tone="teal">{words.instantly}</Badge>}
          </>
        }
        actions={<Steps request={request} onAsk={setAsking} />}
      />
      {request.rejectionReason && (
        <Alert tone="warning" title={words.statuses.rejected} className="mt-6">
          {request.rejectionReason}
        </Alert>
      )}
      <Card className="mt-7">
        <div className="flex flex-col gap-6">
          <RequestFacts request={request} />
          <RequestDetails request={request} />
        </div>
      </Card>
      <div className="mt-7">
        <Questions key={id} requestId={id} reader="staff" />
      </div>
      <Suspense fallback={null}>
        {asking === 'edit' && <EditRequest request={request} onClose={close} />}
        {asking === 'decline' && <DeclineRequest request={request} onClose={close} />}
      </Suspense>
    </>
  );
}

type StepsProps = { request: TripRequest; onAsk: (what: 'edit' | 'decline') => void };

/** A request that became a trip links to it; a pending one can be edited, declined, or reviewed. */
function Steps({ request, onAsk }: StepsProps) {
  const { isSupport } = useStaff();
  if (request.tripId) return <LinkButton href={paths.trip(request.tripId)}>{words.openTrip}</LinkButton>;
  if (request.rejectionReason || isSupport) return null;
  return (
    <>
      <Button variant="secondary" onPress={() => onAsk('edit')}>
        {words.edit.open}
      </Button>
      <Button variant="secondary" onPress={() => onAsk('decline')}>
        {words.decline.open}
      </Button>
      <LinkButton href={paths.operatorReview(request.id, 'tripRequest')}>{words.review}</LinkButton>
    </>
  );
}
