import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useTenant } from '@caravan/shell/useTenant';
import { EmbedFrame } from '@caravan/ui/EmbedFrame';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { words } from './messages.ts';
import { Schedule } from './Schedule.tsx';

/** Where the server serves the queue's own UI. */
const board = '/api/admin/jobs/board/';

/** The queue's own UI inside the portal. Only for platform operators; the server rejects everyone else. */
export function JobsPage() {
  usePageTitle('Admin Portal', words.title);
  const { platform } = useTenant();
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.description}
        {...(platform && {
          actions: (
            <LinkButton variant="secondary" href={board} target="_blank">
              {words.alone}
            </LinkButton>
          ),
        })}
      />
      {platform ? (
        <>
          <Schedule />
          <EmbedFrame title={words.frame} src={board} sandbox={null} height={820} className="mt-6" />
        </>
      ) : (
        <EmptyState title={words.notYours} art="broken" className="mt-6">
          {words.notYoursText}
        </EmptyState>
      )}
    </>
  );
}
