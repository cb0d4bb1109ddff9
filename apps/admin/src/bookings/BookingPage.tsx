import { getAdminGetBookingQueryOptions } from '@caravan/sdk/react-query';
import { BookingStatusBadge } from '@caravan/shell/BookingStatusBadge';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useOpened } from '@caravan/shell/useOpened';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Badge } from '@caravan/ui/Badge';
import { Breadcrumb } from '@caravan/ui/Breadcrumb';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Tabs } from '@caravan/ui/Tabs';
import { TextLink } from '@caravan/ui/TextLink';
import { lazy, Suspense } from 'react';
import { AccessPanel } from '../access/AccessPanel.tsx';
import { History } from '../audit/History.tsx';
import { PersonMails } from '../mails/PersonMails.tsx';
import { BookingActions } from '../money/BookingActions.tsx';
import { useStaff } from '../frame/useStaff.ts';
import { paths } from '../paths.ts';
import { BookingMoney } from './BookingMoney.tsx';
import { words } from './messages.ts';
import { Overview } from './Overview.tsx';
import { type BookingTab, bookingTabs } from './tabs.ts';
import { customerOf } from './useBookingTable.tsx';

const TravelerDrawer = lazy(() => import('../travelers/TravelerDrawer.tsx'));

export type BookingPageProps = {
  id: string;
  tab: BookingTab;
  onTab: (tab: BookingTab) => void;
};

/** One order: party, money, emails, and history, with support's actions. */
export function BookingPage({ id, tab, onTab }: BookingPageProps) {
  const booking = useLoaded(getAdminGetBookingQueryOptions(id));
  const [traveler, open, close] = useOpened('traveler');
  const format = useFormat();
  const { seesAll } = useStaff();
  usePageTitle('Admin Portal', booking.orderId);
  const people = [booking.customer, ...booking.additionalParticipants];
  const contents = {
    overview: <Overview booking={booking} onTraveler={open} />,
    money: <BookingMoney booking={booking} />,
    emails: <PersonMails addresses={people.flatMap(({ email }) => (email ? [email] : []))} />,
    access: <AccessPanel namespace="Booking" objectId={id} />,
    history: <History objectType="Booking" objectId={id} />,
  };
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb items={[{ label: words.title, href: paths.bookings }, { label: booking.orderId }]} />
        }
        title={words.pageTitle(booking.orderId, customerOf(booking))}
        kicker={
          <>
            <TextLink href={paths.trip(booking.trip.id)}>{booking.trip.name}</TextLink>
            {' · '}
            {format.dateRange(booking.trip.startDate, booking.trip.endDate)}
          </>
        }
        badges={
          <>
            <BookingStatusBadge booking={booking} />
            {booking.overdue && <Badge tone="red">{words.overdue}</Badge>}
          </>
        }
        actions={<BookingActions booking={booking} />}
      />
      <Tabs
        label={booking.orderId}
        value={tab}
        onChange={(next) => onTab(next as BookingTab)}
        className="mt-7"
        // Ledger, emails, permissions, and audit log are for admins and support; trip managers have no access.
        tabs={bookingTabs
          .filter((key) => key === 'overview' || seesAll)
          .map((key) => ({ id: key, label: words.tabs[key], content: contents[key] }))}
      />
      <Suspense fallback={null}>{traveler && <TravelerDrawer id={traveler} onClose={close} />}</Suspense>
    </>
  );
}
