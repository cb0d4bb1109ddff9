import { ErrorPage } from '@caravan/shell/ErrorPage';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { SiteHeader } from '../frame/SiteHeader.tsx';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export type MissingPageProps = { status?: number };

/** Shown for unknown URLs (H-033), and for pages under /error (H-029). */
export function MissingPage({ status = 404 }: MissingPageProps) {
  usePageTitle(words.error(status));
  return (
    <>
      <SiteHeader />
      <ErrorPage status={status} home={paths.home} />
    </>
  );
}
