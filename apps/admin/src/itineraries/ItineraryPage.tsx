import { getAdminGetItineraryQueryOptions } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { SyncNotice } from '@caravan/shell/SyncNotice';
import { Alert } from '@caravan/ui/Alert';
import { Badge } from '@caravan/ui/Badge';
import { Breadcrumb } from '@caravan/ui/Breadcrumb';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Tabs } from '@caravan/ui/Tabs';
import { AccessPanel } from '../access/AccessPanel.tsx';
import { History } from '../audit/History.tsx';
import { useStaff } from '../frame/useStaff.ts';
import { paths } from '../paths.ts';
import { ReviewContext, useReview } from './comments.ts';
import { Days } from './Days.tsx';
import { Details } from './Details.tsx';
import { itineraryStatusWords, itineraryTones, words } from './messages.ts';
import { MoreActions } from './MoreActions.tsx';
import { Offer } from './Offer.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { SinceLive } from './SinceLive.tsx';
import { type ItineraryTab, itineraryTabs } from './tabs.ts';
import { Versions } from './Versions.tsx';

export type ItineraryPageProps = { id: string; tab: ItineraryTab; onTab: (tab: ItineraryTab) => void };

/** One itinerary: its details, offers, versions, permissions, and history. */
export function ItineraryPage({ id, tab, onTab }: ItineraryPageProps) {
  const format = useFormat();
  const itinerary = useLoaded(getAdminGetItineraryQueryOptions(id));
  const review = useReview(itinerary);
  const { seesAll, changes } = useStaff();
  usePageTitle('Admin Portal', itinerary.name);
  const contents = {
    details: (
      <>
        {review.say && <SinceLive itinerary={itinerary} />}
        <Details itinerary={itinerary} />
      </>
    ),
    packages: <Offer itinerary={itinerary} />,
    days: <Days itinerary={itinerary} />,
    versions: <Versions itinerary={itinerary} />,
    access: <AccessPanel namespace="Itinerary" objectId={id} />,
    history: <History objectType="Itinerary" objectId={id} />,
  };
  return (
    <ReviewContext value={review}>
      <PageHeader
        breadcrumb={
          <Breadcrumb items={[{ label: words.title, href: paths.itineraries }, { label: itinerary.name }]} />
        }
        title={itinerary.name}
        kicker={`${itinerary.destination} · ${format.countryNamed(itinerary.country)}`}
        badges={
          <Badge tone={itineraryTones[itinerary.status]} dot>
            {itineraryStatusWords[itinerary.status]}
          </Badge>
        }
        actions={
          <>
            <MoreActions itinerary={itinerary} readOnly={!changes} />
            <ReviewActions itinerary={itinerary} comments={review.comments} onDecided={review.clear} />
          </>
        }
      />
      {itinerary.reviewNote && (
        <Alert tone="info" title={words.review.waiting} className="mt-6">
          {itinerary.reviewNote}
        </Alert>
      )}
      <SyncNotice id={id} href={changes ? paths.operatorSynced(id) : undefined} />
      <Tabs
        label={itinerary.name}
        value={tab}
        onChange={(next) => onTab(next as ItineraryTab)}
        className="mt-7"
        // Permissions and the audit log are for admins and support; trip managers have no access.
        tabs={itineraryTabs
          .filter((key) => (key !== 'history' && key !== 'access') || seesAll)
          .map((key) => ({ id: key, label: words.tabs[key], content: contents[key] }))}
      />
    </ReviewContext>
  );
}
