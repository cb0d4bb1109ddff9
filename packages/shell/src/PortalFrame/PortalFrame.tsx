import { t } from '@lingui/core/macro';
import type { Group } from '@caravan/sdk';
import { AppShell, type AppShellLayout } from '@caravan/ui/AppShell';
import { Avatar } from '@caravan/ui/Avatar';
import { IconButton } from '@caravan/ui/IconButton';
import { PressArea } from '@caravan/ui/PressArea';
import type { NavItem } from '@caravan/ui/SideNav';
import { useLocation } from '@tanstack/react-router';
import { CircleHelp, Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { AccountPaths } from '../AccountDrawer/AccountDrawer.tsx';
import { ConnectionBanner } from '../ConnectionBanner/ConnectionBanner.tsx';
import { displayName } from '../AccountDrawer/displayName.ts';
import type { PaletteParts } from '../Palette/finder.ts';
import { useKept } from '../Palette/useKept.ts';
import { useKeys } from '../Palette/useKeys.ts';
import { useVisits } from '../Palette/useVisits.ts';
import { followLanguage } from '../language/language.ts';
import { oneOf } from '../list/search.ts';
import { useOpened } from '../list/useOpened.ts';
import { NoticesButton } from '../Notices/NoticesButton.tsx';
import { RoutePending } from '../RoutePending/RoutePending.tsx';
import { goToChangePassword, goToError, goToLogin } from '../session/loginPath.ts';
import { useProfile } from '../session/useProfile.ts';
import { useTenant } from '../tenant/useTenant.ts';
import { PortalTitleContext } from '../title/PortalTitleContext.ts';
import { type PortalTitle, usePageTitle } from '../title/usePageTitle.ts';

// Overlays load on first use; most visits open neither.
const AccountDrawer = lazy(() =>
  import('../AccountDrawer/AccountDrawer.tsx').then((m) => ({ default: m.AccountDrawer })),
);
const HelpDialog = lazy(() =>
  import('../HelpDialog/HelpDialog.tsx').then((m) => ({ default: m.HelpDialog })),
);
const NoticesDrawer = lazy(() =>
  import('../Notices/NoticesDrawer.tsx').then((m) => ({ default: m.NoticesDrawer })),
);
const Palette = lazy(() => import('../Palette/Palette.tsx').then((m) => ({ default: m.Palette })));
const PullToRefresh = lazy(() => import('../PullToRefresh/PullToRefresh.tsx'));
const StandInBanner = lazy(() => import('./StandInBanner.tsx'));
const KeysDialog = lazy(() => import('../Palette/KeysDialog.tsx').then((m) => ({ default: m.KeysDialog })));

const words = {
  search: t`Search`,
  help: t`Help center`,
  account: t`Open your account`,
  states: { incomplete: t`Your profile is incomplete`, required: t`Complete your profile to continue` },
};

/** An item of a portal's main navigation; items of one section are grouped under its title. */
export type PortalPlace = Omit<NavItem, 'isCurrent'> & { section?: string };

export type PortalFrameProps = {
  /** The portal's name in the document title. */
  portal: PortalTitle;
  /** Groups with access; everyone else gets the 403 page. */
  groups: readonly Group[];
  /** The main navigation in order. The item whose path is a prefix of the page's path is current. */
  nav: readonly PortalPlace[];
  /** The menu's primary button (H-043): a LinkButton. */
  mainAction?: ReactNode;
  /** Content in the header, before help and account. */
  headerActions?: ReactNode;
  account: AccountPaths;
  /** Limits the content width. Turn it off for pages that use the full width. */
  contained?: boolean;
  layout?: AppShellLayout;
  /** What the palette (Ctrl+K or ⌘K) can search for and do, in addition to navigation and recent pages. */
  palette?: () => Promise<PaletteParts>;
  children: ReactNode;
};

/** Overlays that are kept in the URL, so that Back closes them; other dialogs don't warrant a history entry. */
const panels = ['account', 'notices', 'help'] as const;
type Dialog = 'palette' | 'keys';

const touches = globalThis.matchMedia?.('(any-pointer: coarse)').matches;

const stop = () => void import('./stopImpersonation.ts').then((m) => m.stopImpersonation());

/** The frame of a signed-in portal: menu, header, account drawer, impersonation banner. */
export function PortalFrame(props: PortalFrameProps) {
  const {
    portal,
    groups,
    nav,
    mainAction,
    headerActions,
    account,
    contained,
    layout = 'side',
    palette,
    children,
  } = props;
  const profile = useProfile();
  const tenant = useTenant();
  const path = usePublicPath();
  // An overlay belongs to the history entry it was opened on: following one of its links closes it.
  const visit = useLocation({ select: (location) => location.state.__TSR_key });
  const [opened, setOpened] = useState<{ what: Dialog; visit?: string } | null>(null);
  const [panel, openPanel, closePanel] = useOpened('panel');
  const open = (opened?.visit === visit && opened?.what) || oneOf(panel, panels);
  const setOpen = (what: Dialog | null) => setOpened(what && { what, visit });
  useKeys({
    palette: () => setOpen(open === 'palette' ? null : 'palette'),
    help: () => !open && setOpen('keys'),
  });
  const typedBefore = useKept(open === 'palette', () => setOpen(null));
  useVisits(profile.id);
  usePageTitle(portal);

  // A session without its second factor goes to the sign-in page, which asks for it.
  const unconfirmed = !!profile.secondFactor;
  useEffect(() => {
    if (unconfirmed) goToLogin();
  }, [unconfirmed]);
  // H-451: an expired password must be changed first, except during impersonation.
  const mustLeave = profile.mustChangePassword && !profile.impersonation;
  useEffect(() => {
    if (mustLeave) goToChangePassword();
  }, [mustLeave]);
  // An impersonating admin keeps their own language.
  const chosen = profile.impersonation ? undefined : profile.language;
  useEffect(() => followLanguage(chosen), [chosen]);

  if (!groups.includes(profile.group)) return <WrongPortal />;

  // The badge applies only to hosts (H-049).
  const state = profile.group === 'host' ? profile.profileCompletionStatus.aggregated : 'complete';
  const items = nav.map((item) => ({
    ...item,
    isCurrent: path === item.href || path.startsWith(`${item.href}/`),
  }));
  const brand = (
    <a href="/app" className="rounded-xs">
      {tenant.theme.logoUrl ? (
        <img src={tenant.theme.logoUrl} alt={tenant.brand} className="max-h-8" />
      ) : (
        tenant.brand
      )}
    </a>
  );

  return (
    <AppShell
      brand={brand}
      nav={sectionsOf(items)}
      mainAction={mainAction}
      contained={contained}
      banner={
        <>
          <Suspense>{profile.impersonation && <StandInBanner profile={profile} />}</Suspense>
          <ConnectionBanner />
        </>
      }
      layout={layout}
      actions={
        <>
          {headerActions}
          <IconButton label={words.search} icon={<Search aria-hidden />} onPress={() => setOpen('palette')} />
          <NoticesButton onPress={() => openPanel('notices')} />
          <IconButton
            label={words.help}
            icon={<CircleHelp aria-hidden />}
            onPress={() => openPanel('help')}
          />
          <PressArea
            look="bare"
            onPress={() => openPanel('account')}
            aria-label={words.account}
            className="flex rounded-full"
          >
            <Avatar
              name={displayName(profile)}
              src={profile.profilePictureUrl}
              {...(state !== 'complete' && {
                badge: state === 'required' ? ('error' as const) : ('warning' as const),
                badgeLabel: words.states[state],
              })}
            />
          </PressArea>
        </>
      }
    >
      <PortalTitleContext value={portal}>{children}</PortalTitleContext>
      <Suspense>
        {touches && <PullToRefresh />}
        {open === 'account' && (
          <AccountDrawer
            profile={profile}
            paths={account}
            isOpen
            onClose={closePanel}
            onHelp={() => openPanel('help')}
            onStop={profile.impersonation && stop}
          />
        )}
        {open === 'notices' && <NoticesDrawer onClose={closePanel} />}
        {open === 'help' && <HelpDialog isOpen onClose={closePanel} />}
        {open === 'palette' && (
          <Palette
            isOpen
            // The chosen command may have opened something else by now.
            onClose={() => setOpened((now) => (now?.what === 'palette' ? null : now))}
            onHelp={() => openPanel('help')}
            onKeys={() => setOpen('keys')}
            person={profile.id}
            places={items}
            accountPath={account.account}
            parts={palette}
            typedBefore={typedBefore}
          />
        )}
        {open === 'keys' && <KeysDialog isOpen onClose={() => setOpen(null)} />}
      </Suspense>
    </AppShell>
  );
}

function sectionsOf(items: readonly (NavItem & { section?: string })[]) {
  const titles = [...new Set(items.map(({ section }) => section))];
  return titles.map((title) => ({
    ...(title && { title }),
    items: items.filter(({ section }) => section === title),
  }));
}

/** A user of another group has no access here (H-494). */
function WrongPortal() {
  useEffect(() => goToError(403), []);
  return <RoutePending />;
}

/** The page's full path, including the app's base path, as used in links. */
export function usePublicPath(): string {
  return useLocation({ select: (location) => location.publicHref.split(/[?#]/)[0] ?? '' });
}
