import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Breadcrumb } from '@caravan/ui/Breadcrumb';
import { PageHeader } from '@caravan/ui/PageHeader';
import { paths } from '../paths.ts';
import { GetGoing } from './GetGoing.tsx';
import { words } from './messages.ts';

/** The Get Going tab of the trips: standalone, without header and tabs, and with its own way back (H-067). */
export function GetGoingPage() {
  usePageTitle('Host Portal', words.getGoing);
  return (
    <>
      <Breadcrumb
        className="mb-4"
        items={[
          { label: words.home, href: paths.home },
          { label: words.title, href: paths.trips },
          { label: words.getGoing },
        ]}
      />
      <PageHeader title={words.getGoing} />
      <GetGoing />
    </>
  );
}
