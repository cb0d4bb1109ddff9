import { t } from '@lingui/core/macro';
import { TabBar } from '@caravan/ui/TabBar';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { words } from '../frame/messages.ts';
import { useIntegrates } from '../frame/useIntegrates.ts';
import { paths } from '../paths.ts';

const title = t`API keys, webhooks, and sync`;

/** The frame of the integration pages. Phones have one item for all in the bottom bar, and tabs here. */
export function IntegrationsPane({ children }: { children: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const integrates = useIntegrates();
  const tab = (href: string, label: string) => ({
    href,
    label,
    isCurrent: path.includes(href.slice(href.lastIndexOf('/'))),
  });
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-6 pb-12 sm:px-8 lg:pt-9">
      {integrates && (
        <TabBar
          label={title}
          className="mb-6 md:hidden"
          items={[
            tab(paths.apiKeys, words.apiKeys),
            tab(paths.webhooks, words.webhooks),
            tab(paths.syncedAll, words.sync),
          ]}
        />
      )}
      {children}
    </div>
  );
}
