import type { Group, WaitingGroup, WaitingGroupKind } from '@caravan/sdk';
import type { PortalPlace } from '@caravan/shell/PortalFrame';
import {
  BadgePercent,
  Banknote,
  CarFront,
  ChartColumn,
  ClipboardList,
  Compass,
  FileDown,
  FileText,
  Footprints,
  Globe,
  History,
  House,
  KeyRound,
  Link,
  Luggage,
  Mail,
  Mic,
  Route,
  Scale,
  ScanSearch,
  ShieldCheck,
  Sparkles,
  Star,
  Store,
  Ticket,
  Undo2,
  UserRoundCog,
  Users,
  Webhook,
} from 'lucide-react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const { sections } = words;
/** What trip managers and account managers can open; the latter see what is assigned to them (DECISIONS 1). */
const work: readonly PortalPlace[] = [
  { section: sections.sales, href: paths.trips, label: words.trips, icon: <Luggage aria-hidden /> },
  {
    section: sections.sales,
    href: paths.tripRequests,
    label: words.requests,
    icon: <ClipboardList aria-hidden />,
  },
  { section: sections.sales, href: paths.bookings, label: words.bookings, icon: <Ticket aria-hidden /> },
  {
    section: sections.sales,
    href: paths.travelers,
    label: words.travelers,
    icon: <Footprints aria-hidden />,
  },
  { section: sections.sales, href: paths.rides, label: words.rides, icon: <CarFront aria-hidden /> },
  { section: sections.supply, href: paths.hosts, label: words.hosts, icon: <Mic aria-hidden /> },
  { section: sections.supply, href: paths.operators, label: words.operators, icon: <Compass aria-hidden /> },
  {
    section: sections.supply,
    href: paths.itineraries,
    label: words.itineraries,
    icon: <Route aria-hidden />,
  },
  {
    section: sections.supply,
    href: paths.recommendations,
    label: words.recommendations,
    icon: <Sparkles aria-hidden />,
  },
  { section: sections.supply, href: paths.links, label: words.links, icon: <Link aria-hidden /> },
];
const administration: readonly PortalPlace[] = [
  { section: sections.sales, href: paths.reviews, label: words.reviews, icon: <Star aria-hidden /> },
  { section: sections.money, href: paths.figures, label: words.figures, icon: <ChartColumn aria-hidden /> },
  { section: sections.money, href: paths.payouts, label: words.payouts, icon: <Banknote aria-hidden /> },
  { section: sections.money, href: paths.refunds, label: words.refunds, icon: <Undo2 aria-hidden /> },
  {
    section: sections.money,
    href: paths.reconciliation,
    label: words.reconciliation,
    icon: <ScanSearch aria-hidden />,
  },
  {
    section: sections.money,
    href: paths.discounts,
    label: words.discounts,
    icon: <BadgePercent aria-hidden />,
  },
  { section: sections.money, href: paths.exports, label: words.exports, icon: <FileDown aria-hidden /> },
  { section: sections.people, href: paths.users, label: words.users, icon: <Users aria-hidden /> },
  { section: sections.people, href: paths.access(), label: words.access, icon: <ShieldCheck aria-hidden /> },
  {
    section: sections.people,
    href: paths.standIns,
    label: words.standIns,
    icon: <UserRoundCog aria-hidden />,
  },
  { section: sections.people, href: paths.auditLog, label: words.audit, icon: <History aria-hidden /> },
  {
    section: sections.settings,
    href: paths.marketplace,
    label: words.marketplace,
    icon: <Store aria-hidden />,
  },
  { section: sections.settings, href: paths.policies, label: words.policies, icon: <Scale aria-hidden /> },
  {
    section: sections.settings,
    href: paths.emailWordings,
    label: words.emailWording,
    icon: <Mail aria-hidden />,
  },
  { section: sections.settings, href: paths.pages, label: words.pages, icon: <FileText aria-hidden /> },
  { section: sections.settings, href: paths.catalog, label: words.catalog, icon: <Compass aria-hidden /> },
  { section: sections.technical, href: paths.emails, label: words.emails, icon: <Mail aria-hidden /> },
  { section: sections.technical, href: paths.apiKeys, label: words.apiKeys, icon: <KeyRound aria-hidden /> },
  { section: sections.technical, href: paths.webhooks, label: words.webhooks, icon: <Webhook aria-hidden /> },
];
/** Support sees people, money, mail, and webhooks; settings, keys, codes, and reviews are for admins. */
const supportPlaces: ReadonlySet<string> = new Set([
  paths.payouts,
  paths.refunds,
  paths.reconciliation,
  paths.users,
  paths.access(),
  paths.standIns,
  paths.auditLog,
  paths.emails,
  paths.webhooks,
]);
const platformPlaces: readonly PortalPlace[] = [
  {
    section: sections.settings,
    href: paths.marketplaces,
    label: words.marketplaces,
    icon: <Globe aria-hidden />,
  },
  { section: sections.technical, href: paths.jobs, label: words.jobs, icon: <ClipboardList aria-hidden /> },
];
const sandboxPlaces: readonly PortalPlace[] = [
  {
    section: sections.technical,
    href: paths.testClock,
    label: words.testClock,
    icon: <History aria-hidden />,
  },
];

/** Special kinds of marketplaces: the platform, which can open others, and sandboxes, whose clock can be moved. */
export type MarketplaceKind = { platform?: boolean | undefined; sandbox?: boolean | undefined };

/** The page where records of a kind are handled. */
const handledAt: Record<WaitingGroupKind, string> = {
  tripRequest: paths.tripRequests,
  tripPricing: paths.trips,
  tripPage: paths.trips,
  technicalItinerary: paths.trips,
  earningsReport: paths.trips,
  itineraryReview: paths.itineraries,
  dispute: paths.bookings,
  payout: paths.payouts,
  payoutApproval: paths.payouts,
  refund: paths.refunds,
  difference: paths.reconciliation,
  review: paths.reviews,
  webhook: paths.webhooks,
  job: paths.jobs,
};

type Waits = readonly Pick<WaitingGroup, 'kind' | 'total'>[];

/** The navigation of a group, organized by task, with how much is waiting at each page, and at Home all of it. */
export function navFor(
  group: Group,
  { platform, sandbox }: MarketplaceKind,
  waits: Waits = [],
): readonly PortalPlace[] {
  const home = { href: paths.home, label: words.home, icon: <House aria-hidden /> };
  const places = {
    admin: [...administration, ...(platform ? platformPlaces : []), ...(sandbox ? sandboxPlaces : [])],
    support: administration.filter(({ href }) => supportPlaces.has(href)),
  }[group as string];
  return [home, ...work, ...(places ?? [])].map((place) => {
    const badge = waits.reduce(
      (sum, { kind, total }) => (place === home || handledAt[kind] === place.href ? sum + total : sum),
      0,
    );
    return badge ? { ...place, badge } : place;
  });
}
