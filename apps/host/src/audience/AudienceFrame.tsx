import { usePublicPath } from '@caravan/shell/PortalFrame';
import { PageHeader } from '@caravan/ui/PageHeader';
import { TabBar } from '@caravan/ui/TabBar';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export type AudienceFrameProps = { children: ReactNode };

/** The title and tabs of My Audience (H-063 to H-065). */
export function AudienceFrame({ children }: AudienceFrameProps) {
  const path = usePublicPath();
  return (
    <>
      <PageHeader title={words.title} />
      <TabBar
        className="mt-6 mb-10"
        label={words.title}
        items={[
          { href: paths.survey, label: words.tabs.survey, isCurrent: path === paths.survey },
          { href: paths.research, label: words.tabs.research, isCurrent: path === paths.research },
        ]}
      />
      {children}
    </>
  );
}
