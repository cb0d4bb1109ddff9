import { PortalFrame, usePublicPath } from '@caravan/shell/PortalFrame';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Outlet } from '@tanstack/react-router';
import { Compass, Luggage } from 'lucide-react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const nav = [
  { href: paths.trips, label: words.trips, icon: <Luggage aria-hidden /> },
  { href: paths.explore, label: words.explore, icon: <Compass aria-hidden /> },
];

// Only the palette searches, so its parts load with it.
const palette = () => import('./palette.tsx').then((m) => m.palette());

/**
 * The frame around every page of the traveler portal (H-040 to H-059). Hosts can view their trips here, too
 * (T-004).
 */
export function TravelerFrame() {
  // The ride booking flow has its own way back, and no navigation (T-065).
  const rides = usePublicPath().startsWith(`${paths.transfers}/`);
  return (
    <PortalFrame
      layout={rides ? 'alone' : 'side'}
      portal="Traveler Portal"
      groups={['traveler', 'host']}
      palette={palette}
      nav={nav}
      mainAction={
        <LinkButton href={paths.listing()} target="_blank" variant="secondary">
          {words.book}
        </LinkButton>
      }
      account={{ account: paths.account }}
    >
      <Outlet />
    </PortalFrame>
  );
}
