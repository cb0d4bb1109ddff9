import { t } from '@lingui/core/macro';
import { TabBar } from '@caravan/ui/TabBar';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { words } from '../frame/messages.ts';
import { paths } from '../paths.ts';

const title = t`API keys and webhooks`;

/** The frame of the integration pages. Phones have one item for both in the bottom bar, and tabs here. */
export function IntegrationsPane({ children }: { children: ReactNode }) {
  const onKeys = useLocation({ select: ({ pathname }) => pathname.endsWith('/api-keys') });
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-6 pb-12 sm:px-8 lg:pt-9">
      <TabBar
        label={title}
        className="mb-6 md:hidden"
        items={[
          { href: paths.apiKeys, label: words.apiKeys, isCurrent: onKeys },
          { href: paths.webhooks, label: words.webhooks, isCurrent: !onKeys },
        ]}
      />
      {children}
    </div>
  );
}
