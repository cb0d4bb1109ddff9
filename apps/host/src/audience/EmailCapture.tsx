import { LinkType } from '@caravan/sdk';
import { useListMyLinks } from '@caravan/sdk/react-query';
import { Alert } from '@caravan/ui/Alert';
import { Card } from '@caravan/ui/Card';
import { CopyField } from '@caravan/ui/CopyField';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Skeleton } from '@caravan/ui/Skeleton';
import { toast } from '@caravan/ui/toast';
import { paths } from '../paths.ts';
import { absolute } from '../preview/useTripPage.ts';
import { words } from './messages.ts';

/** The link for joining the host's list, or why it is locked (H-091, H-318). */
export function EmailCapture() {
  const links = useListMyLinks({ linkType: LinkType.emailCapture }, { query: { throwOnError: false } });
  const w = words.collect;
  const link = links.data?.items.find((one) => one.active);
  return (
    <Card
      title={w.title}
      description={w.text}
      actions={
        <LinkButton href={paths.links} variant="secondary" size="sm">
          {w.all}
        </LinkButton>
      }
    >
      {links.error ? (
        <Alert tone="error">{links.error.message}</Alert>
      ) : !links.data ? (
        <Skeleton lines={2} />
      ) : !link ? (
        <p className="text-sm text-muted">{w.none}</p>
      ) : link.locked ? (
        <Alert tone="warning">{link.lockedReason}</Alert>
      ) : (
        <CopyField
          label={w.link}
          value={absolute(link.url)}
          onError={() => toast({ tone: 'error', title: words.survey.copyFailed })}
        />
      )}
    </Card>
  );
}
