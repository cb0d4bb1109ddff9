import { PageHeader } from '@caravan/ui/PageHeader';
import { TabBar } from '@caravan/ui/TabBar';
import type { ReactNode } from 'react';
import { usePublicPath } from '../PortalFrame/PortalFrame.tsx';
import { useTenant } from '../tenant/useTenant.ts';
import { words } from './messages.ts';
import { noticeWords } from './noticeMessages.ts';

export type AccountFrameProps = {
  /** The portal's own paths to the pages. */
  paths: { profile: string; address: string; security: string; notifications: string };
  /** Additional pages that only this portal has. */
  more?: readonly { href: string; label: string }[];
  children: ReactNode;
};

/** The title and tabs around the account pages (O-048 to O-053). */
export function AccountFrame({ paths, more = [], children }: AccountFrameProps) {
  const path = usePublicPath();
  const { features } = useTenant();
  const tabs = features.addressTab
    ? (['profile', 'address', 'security', 'notifications'] as const)
    : (['profile', 'security', 'notifications'] as const);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={words.title} />
      <TabBar
        className="mt-6 mb-8"
        label={words.title}
        items={[
          ...tabs.map((tab) => ({
            href: paths[tab],
            label: tab === 'notifications' ? noticeWords.tab : words.tabs[tab],
          })),
          ...more,
        ].map((page) => ({ ...page, isCurrent: path === page.href }))}
      />
      {children}
    </div>
  );
}
