import { PortalFrame } from '@caravan/shell/PortalFrame';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Outlet } from '@tanstack/react-router';
import { Luggage, Map, Plus } from 'lucide-react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const nav = [
  { href: paths.trips, label: words.trips, icon: <Luggage aria-hidden /> },
  { href: paths.itineraries, label: words.itineraries, icon: <Map aria-hidden /> },
];

/** The operator portal around its pages. Admins and trip managers may edit here too (O-156). */
export function OperatorFrame() {
  return (
    <PortalFrame
      portal="Operator Portal"
      groups={['operator', 'admin', 'tripManager']}
      nav={nav}
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
