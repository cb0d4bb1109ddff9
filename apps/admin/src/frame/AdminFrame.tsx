import { PortalFrame } from '@caravan/shell/PortalFrame';
import { useProfile } from '@caravan/shell/useProfile';
import { Outlet } from '@tanstack/react-router';
import { ClipboardList, History, Luggage, Mic, Scale, Ticket, Users } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

// Only phones show it, and its menu is heavy for a first load.
const MorePages = lazy(() => import('./MorePages.tsx'));

const manage = [
  { href: paths.trips, label: words.trips, icon: <Luggage aria-hidden /> },
  { href: paths.tripRequests, label: words.requests, icon: <ClipboardList aria-hidden /> },
  { href: paths.bookings, label: words.bookings, icon: <Ticket aria-hidden /> },
];
const administer = [
  { href: paths.users, label: words.users, icon: <Users aria-hidden /> },
  ...manage,
  { href: paths.hosts, label: words.hosts, icon: <Mic aria-hidden /> },
  { href: paths.policies, label: words.policies, icon: <Scale aria-hidden /> },
  { href: paths.auditLog, label: words.audit, icon: <History aria-hidden /> },
];

/** The admin portal around its pages. Trip managers see trips, requests and bookings only. */
export function AdminFrame() {
  const { group } = useProfile();
  return (
    <PortalFrame
      portal="Admin Portal"
      groups={['admin', 'tripManager']}
      nav={group === 'admin' ? administer : manage}
      account={{ account: paths.account }}
      contained={false}
      headerActions={
        group === 'admin' && (
          <Suspense fallback={null}>
            <MorePages items={administer.slice(5)} />
          </Suspense>
        )
      }
    >
      <div className="mx-auto w-full max-w-[90rem] px-4 pt-6 sm:px-6 lg:px-10 lg:pt-9">
        <Outlet />
      </div>
    </PortalFrame>
  );
}
