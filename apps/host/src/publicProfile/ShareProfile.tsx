import { useTenant } from '@caravan/shell/useTenant';
import { Dialog } from '@caravan/ui/Dialog';
import { ShareField } from '@caravan/ui/ShareField';
import { Spinner } from '@caravan/ui/Spinner';
import { toast } from '@caravan/ui/toast';
import { Suspense } from 'react';
import { useHost } from '../host/useHost.ts';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export type ShareProfileProps = { onClose: () => void };

/** The URL of the host's page, to copy or share (H-048, H-092). */
export default function ShareProfile({ onClose }: ShareProfileProps) {
  return (
    <Dialog isOpen onClose={onClose} title={words.share} size="sm">
      <p className="mb-5 text-muted">{words.shareText}</p>
      <Suspense fallback={<Spinner />}>
        <Address />
      </Suspense>
    </Dialog>
  );
}

function Address() {
  const { brand } = useTenant();
  const { pagePath } = useHost();
  return (
    <ShareField
      label={words.link}
      value={new URL(paths.hostPage(pagePath ?? ''), window.location.origin).href}
      title={words.shareMessage(brand)}
      onError={() => toast({ tone: 'error', title: words.copyFailed })}
    />
  );
}
