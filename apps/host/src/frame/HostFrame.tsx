import { PortalFrame } from '@caravan/shell/PortalFrame';
import { useProfile } from '@caravan/shell/useProfile';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Outlet } from '@tanstack/react-router';
import { Compass, Gift, House, Map as MapIcon, UsersRound } from 'lucide-react';
import { mayRequest } from '../host/useHost.ts';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const nav = [
  { href: paths.home, label: words.nav.home, icon: <House aria-hidden /> },
  { href: paths.audience, label: words.nav.audience, icon: <UsersRound aria-hidden /> },
  { href: paths.itineraries, label: words.nav.itineraries, icon: <Compass aria-hidden /> },
  { href: paths.trips, label: words.nav.trips, icon: <MapIcon aria-hidden /> },
];

/** What surrounds every page of the Host portal (H-040 to H-059). */
export function HostFrame() {
  const qualified = mayRequest(useProfile().hostStatus);
  return (
    <PortalFrame
      portal="Host Portal"
      groups={['host']}
      nav={nav}
      mainAction={
        <LinkButton href={qualified ? paths.itineraries : paths.survey} variant="secondary">
          {qualified ? words.request : words.survey}
        </LinkButton>
      }
      headerActions={
        <LinkButton href={paths.referral} variant="ghost" size="sm" icon={<Gift aria-hidden />}>
          {words.refer}
        </LinkButton>
      }
      account={{ account: paths.account, referral: paths.referral }}
    >
      <Outlet />
    </PortalFrame>
  );
}
