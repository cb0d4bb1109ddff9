import { getListWaitingQueryOptions } from '@caravan/sdk/react-query';
import { PortalFrame } from '@caravan/shell/PortalFrame';
import { SavedViewsContext } from '@caravan/shell/SavedViewsContext';
import { useProfile } from '@caravan/shell/useProfile';
import { useTenant } from '@caravan/shell/useTenant';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { paths } from '../paths.ts';
import { MorePages } from './MorePages.tsx';
import { navFor } from './nav.tsx';

const ReadOnlyNotice = lazy(() => import('./ReadOnlyNotice.tsx'));

/** The frame of the admin portal. The menu shows what the user can open, and how much is waiting. */
export function AdminFrame() {
  const { group, readOnly, sections } = useProfile();
  const { platform, sandbox } = useTenant();
  const waiting = useQuery({ ...getListWaitingQueryOptions(), staleTime: 60_000, throwOnError: false }).data;
  const nav = navFor(group, { platform, sandbox }, waiting?.groups);
  return (
    <PortalFrame
      portal="Admin Portal"
      groups={['admin', 'tripManager', 'accountManager', 'support']}
      nav={nav}
      palette={() => import('./palette.tsx').then((m) => m.palette({ group, readOnly, sections }))}
      account={{ account: paths.account }}
      contained={false}
      headerActions={<MorePages items={nav.slice(5)} />}
    >
      <div className="mx-auto w-full max-w-[90rem] px-4 pt-6 sm:px-6 lg:px-10 lg:pt-9">
        {(readOnly || sections) && (
          <Suspense fallback={null}>
            <ReadOnlyNotice />
          </Suspense>
        )}
        <SavedViewsContext value={true}>
          <Outlet />
        </SavedViewsContext>
      </div>
    </PortalFrame>
  );
}
