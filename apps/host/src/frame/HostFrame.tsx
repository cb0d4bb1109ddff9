import { PortalFrame } from '@caravan/shell/PortalFrame';
import { useProfile } from '@caravan/shell/useProfile';
import { useTenant } from '@caravan/shell/useTenant';
import type { AppShellLayout } from '@caravan/ui/AppShell';
import { IconButton } from '@caravan/ui/IconButton';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Outlet, useMatches } from '@tanstack/react-router';
import { Coins, Compass, Gift, House, Map as MapIcon, Share2, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const ShareProfile = lazy(() => import('../publicProfile/ShareProfile.tsx'));

const nav = [
  { href: paths.home, label: words.nav.home, icon: <House aria-hidden /> },
  { href: paths.audience, label: words.nav.audience, icon: <UsersRound aria-hidden /> },
  { href: paths.itineraries, label: words.nav.itineraries, icon: <Compass aria-hidden /> },
  { href: paths.trips, label: words.nav.trips, icon: <MapIcon aria-hidden /> },
  { href: paths.earnings, label: words.nav.earnings, icon: <Coins aria-hidden /> },
];

// Only the palette searches, so its parts load with it.
const palette = () => import('./palette.tsx').then((m) => m.palette());

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's layout in the portal. Default: next to the side menu (H-073). */
    layout?: AppShellLayout;
    /** Whether the page uses the full width. */
    isWide?: boolean;
  }
}

/** The frame around every page of the host portal (H-040 to H-059). */
export function HostFrame() {
  const qualified = useProfile().mayRequestTrip;
  const { features } = useTenant();
  const { layout, isWide } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  const [sharing, setSharing] = useState(false);
  return (
    <PortalFrame
      portal="Host Portal"
      groups={['host']}
      palette={palette}
      nav={nav}
      {...(layout && { layout })}
      contained={!isWide}
      mainAction={
        <LinkButton href={qualified ? paths.itineraries : paths.survey} variant="secondary">
          {qualified ? words.request : words.survey}
        </LinkButton>
      }
      headerActions={
        <>
          {features.referrals && (
            // The narrowest phones have no room for it next to the brand; the account drawer has it, too.
            <span className="max-[24rem]:hidden">
              <LinkButton href={paths.referral} variant="ghost" size="sm" icon={<Gift aria-hidden />}>
                <span className="max-md:sr-only">{words.refer}</span>
              </LinkButton>
            </span>
          )}
          {features.publicProfile && (
            <span className="md:hidden">
              <IconButton
                label={words.share}
                icon={<Share2 aria-hidden />}
                onPress={() => setSharing(true)}
              />
            </span>
          )}
        </>
      }
      account={{
        account: paths.account,
        publicProfile: paths.publicProfile,
        referral: paths.referral,
      }}
    >
      <Outlet />
      {sharing && (
        <Suspense fallback={null}>
          <ShareProfile onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </PortalFrame>
  );
}
