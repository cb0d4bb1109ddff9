import { PortalFrame } from '@caravan/shell/PortalFrame';
import { useProfile } from '@caravan/shell/useProfile';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Outlet } from '@tanstack/react-router';
import { Banknote, House, Kanban, KeyRound, Luggage, Map, Plus, RefreshCw, Webhook } from 'lucide-react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { useIntegrates } from './useIntegrates.ts';

// Phones get there from Home: their bar has no room for a sixth item.
const board = [{ href: paths.board, label: words.board, icon: <Kanban aria-hidden />, isWide: true }];
const nav = [
  { href: paths.overview, label: words.home, icon: <House aria-hidden /> },
  { href: paths.trips, label: words.trips, icon: <Luggage aria-hidden /> },
  { href: paths.itineraries, label: words.itineraries, icon: <Map aria-hidden /> },
];
const money = [{ href: paths.payouts, label: words.payouts, icon: <Banknote aria-hidden /> }];
const programs = [
  { href: paths.apiKeys, label: words.apiKeys, short: words.api, icon: <KeyRound aria-hidden /> },
  { href: paths.webhooks, label: words.webhooks, icon: <Webhook aria-hidden /> },
  { href: paths.syncedAll, label: words.synced, icon: <RefreshCw aria-hidden />, isWide: true },
];

// Only the palette searches, so its parts load with it.
const palette = () => import('./palette.tsx').then((m) => m.palette());

/** The frame of the operator portal. Admins and trip managers can edit here, too (O-156). */
export function OperatorFrame() {
  const integrates = useIntegrates();
  const { group } = useProfile();
  return (
    <PortalFrame
      portal="Operator Portal"
      groups={['operator', 'admin', 'tripManager']}
      palette={palette}
      nav={[
        ...(group === 'operator' ? board : []),
        ...nav,
        ...(group === 'operator' ? money : []),
        ...(integrates ? programs : []),
      ]}
      mainAction={
        <LinkButton href={paths.newItinerary} variant="secondary" icon={<Plus aria-hidden />}>
          {words.add}
        </LinkButton>
      }
      account={{ account: paths.account }}
      contained={false}
    >
      <Outlet />
    </PortalFrame>
  );
}
