import { getAdminGetTripQueryOptions } from '@caravan/sdk/react-query';
import { DayByDay } from '@caravan/shell/DayByDay';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Tabs } from '@caravan/ui/Tabs';
import { AccessPanel } from '../access/AccessPanel.tsx';
import { History } from '../audit/History.tsx';
import { TripBookings } from '../bookings/TripBookings.tsx';
import { useStaff } from '../frame/useStaff.ts';
import { MailList } from '../mails/MailList.tsx';
import RecordPayouts from '../money/RecordPayouts.tsx';
import { Companions } from './Companions.tsx';
import { tripWords as words } from './messages.ts';
import { Overview } from './Overview.tsx';
import { Pricing } from './Pricing.tsx';
import { staffTabs } from '../records/staffTabs.ts';
import { type TripTab, tripTabs } from './tabs.ts';
import { TripHistory } from './TripHistory.tsx';
import { TripHeader } from './TripHeader.tsx';

export type TripPageProps = { id: string; tab: TripTab; onTab: (tab: TripTab) => void };

/** One trip: its next step at the top, and everything about it in tabs. */
export function TripPage({ id, tab, onTab }: TripPageProps) {
  const trip = useLoaded(getAdminGetTripQueryOptions(id));
  const { seesAll } = useStaff();
  usePageTitle('Admin Portal', trip.name);
  const contents = {
    overview: <Overview trip={trip} />,
    pricing: <Pricing trip={trip} />,
    bookings: <TripBookings tripId={id} />,
    companions: <Companions tripId={id} />,
    days: (
      <div className="max-w-5xl">
        <DayByDay days={trip.servicesByDay} startDate={trip.startDate} currency={trip.currency} />
      </div>
    ),
    versions: <TripHistory tripId={id} />,
    emails: <MailList of={{ about: id }} />,
    payouts: <RecordPayouts tripId={id} />,
    access: <AccessPanel namespace="Trip" objectId={id} />,
    history: <History objectType="Trip" objectId={id} />,
  };
  return (
    <>
      <TripHeader trip={trip} />
      <Tabs
        label={trip.name}
        value={tab}
        onChange={(next) => onTab(next as TripTab)}
        className="mt-7"
        // Emails, payouts, permissions, and history are for admins and support; trip managers have no access.
        tabs={tripTabs
          .filter((key) => seesAll || !staffTabs.has(key))
          .map((key) => ({ id: key, label: words.tabs[key], content: contents[key] }))}
      />
    </>
  );
}
