import { ErrorPage } from '@caravan/shell/ErrorPage';
import { SiteHeader } from '../frame/SiteHeader.tsx';
import { paths } from '../paths.ts';

export type MissingPageProps = { status?: number };

/** What any unknown address shows (H-033), and the pages under /error (H-029). */
export function MissingPage({ status = 404 }: MissingPageProps) {
  return (
    <>
      <SiteHeader />
      <ErrorPage status={status} home={paths.home} />
    </>
  );
}
