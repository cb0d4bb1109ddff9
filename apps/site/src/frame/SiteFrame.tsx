import { ConnectionBanner } from '@caravan/shell/ConnectionBanner';
import { SkipLink } from '@caravan/ui/SkipLink';
import type { ReactNode } from 'react';
import { words } from './messages.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

export type SiteFrameProps = {
  /** The page opens with a picture, which the header overlays. */
  overArtwork?: boolean;
  children: ReactNode;
};

/** Header, content, and footer of a signed-out page. */
export function SiteFrame({ overArtwork, children }: SiteFrameProps) {
  return (
    <div className="relative flex min-h-dvh flex-col">
      <SkipLink label={words.skip} />
      <ConnectionBanner />
      <SiteHeader {...(overArtwork && { overArtwork })} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
