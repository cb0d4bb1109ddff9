import { PortalFrame } from '@caravan/shell/PortalFrame';
import { useProfile } from '@caravan/shell/useProfile';
import { useTenant } from '@caravan/shell/useTenant';
import { Outlet } from '@tanstack/react-router';
import {
  ClipboardList,
  Banknote,
  CarFront,
  Compass,
  Footprints,
  History,
  Link,
  KeyRound,
  Luggage,
  Mic,
  Route,
  Globe,
  Scale,
  ScanSearch,
  Sparkles,
  ShieldCheck,
  Store,
  Ticket,
  UserRoundCog,
  Users,
  Webhook,
} from 'lucide-react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { MorePages } from './MorePages.tsx';

const manage = [
  { href: paths.trips, label: words.trips, icon: <Luggage aria-hidden /> },
  { href: paths.tripRequests, label: words.requests, icon: <ClipboardList aria-hidden /> },
  { href: paths.bookings, label: words.bookings, icon: <Ticket aria-hidden /> },
  { href: paths.travelers, label: words.travelers, icon: <Footprints aria-hidden /> },
];
const look = [
  { href: paths.rides, label: words.rides, icon: <CarFront aria-hidden /> },
  { href: paths.hosts, label: words.hosts, icon: <Mic aria-hidden /> },
  { href: paths.operators, label: words.operators, icon: <Compass aria-hidden /> },
  { href: paths.itineraries, label: words.itineraries, icon: <Route aria-hidden /> },
  { href: paths.payouts, label: words.payouts, icon: <Banknote aria-hidden /> },
  { href: paths.reconciliation, label: words.reconciliation, icon: <ScanSearch aria-hidden /> },
  { href: paths.recommendations, label: words.recommendations, icon: <Sparkles aria-hidden /> },
  { href: paths.links, label: words.links, icon: <Link aria-hidden /> },
];
/** What trip managers and account managers may open; the latter see what is assigned to them (DECISIONS 1). */
const help = [...manage, ...look];
const administer = [
  { href: paths.users, label: words.users, icon: <Users aria-hidden /> },
  ...help,
  { href: paths.marketplace, label: words.marketplace, icon: <Store aria-hidden /> },
  { href: paths.policies, label: words.policies, icon: <Scale aria-hidden /> },
  { href: paths.access(), label: words.access, icon: <ShieldCheck aria-hidden /> },
  { href: paths.apiKeys, label: words.apiKeys, icon: <KeyRound aria-hidden /> },
  { href: paths.webhooks, label: words.webhooks, icon: <Webhook aria-hidden /> },
  { href: paths.standIns, label: words.standIns, icon: <UserRoundCog aria-hidden /> },
  { href: paths.auditLog, label: words.audit, icon: <History aria-hidden /> },
];
const operatePlatform = [
  ...administer,
  { href: paths.marketplaces, label: words.marketplaces, icon: <Globe aria-hidden /> },
];

/** The admin portal around its pages. The menu has what the person may open. */
export function AdminFrame() {
  const { group } = useProfile();
  const { platform } = useTenant();
  const nav = group !== 'admin' ? help : platform ? operatePlatform : administer;
  return (
    <PortalFrame
      portal="Admin Portal"
      groups={['admin', 'tripManager', 'accountManager']}
      nav={nav}
      finders={() => import('./finders.tsx').then((m) => m.findersFor(group))}
      account={{ account: paths.account }}
      contained={false}
      headerActions={<MorePages items={nav.slice(5)} />}
    >
      <div className="mx-auto w-full max-w-[90rem] px-4 pt-6 sm:px-6 lg:px-10 lg:pt-9">
        <Outlet />
      </div>
    </PortalFrame>
  );
}
